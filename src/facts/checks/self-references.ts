import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** The places of `key` of a fact where the page of that fact is named. */
function selfReferences(
  fact: object,
  key: string,
  own: string,
  routes: readonly string[] | undefined,
): FactIssue[] {
  return (routes ?? []).flatMap((route, index) =>
    route === own
      ? [
          issueAt(
            fact,
            [key, index],
            'related to itself',
            `«${own}» is the page that the reader is on; name another one or remove it`,
          ),
        ]
      : [],
  );
}

/** No page sends its reader on to itself. */
export function checkSelfReferences(facts: Facts): FactIssue[] {
  return [
    ...facts.reports.flatMap((report) =>
      selfReferences(report, 'relacionados', report.ruta, report.relacionados),
    ),
    ...[...facts.screens, ...facts.pages].flatMap((page) =>
      selfReferences(page, 'relacionadas', page.ruta, page.relacionadas),
    ),
    ...[...facts.questions, ...facts.problems].flatMap(({ ruta, elementos }) =>
      elementos.flatMap((element) =>
        selfReferences(element, 'siguientes', ruta, element.siguientes),
      ),
    ),
  ];
}
