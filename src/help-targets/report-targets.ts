import type { Facts } from '../facts/facts';
import { docUrl } from '../facts/routes';
import type { HelpTarget } from './target';

/** Every report and query: `reporte.ventas-por-producto`, `consulta.kardex`. */
export function reportTargets(facts: Facts): HelpTarget[] {
  return facts.reports.map((report) => {
    // After the product and its folder, which the kind says already.
    const [product = '', , ...own] = report.ruta.split('/');
    return {
      id: `${report.tipo}.${own.join('-')}`,
      kind: report.tipo,
      product,
      page: docUrl(report.ruta),
      signs: [],
      title: facts.routes.get(report.ruta)?.title ?? report.ruta,
      text: report.pregunta,
      fact: report,
    };
  });
}
