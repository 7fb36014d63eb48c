import { expect, test } from 'vitest';
import { contentOf, docFile } from '../../tests/support/fixture-content';
import { checkContent, countFindings, shownFindings } from './report';
import { sentenceLength, wording } from './rules/words';

const content = contentOf({
  [docFile]: 'Haz la venta.',
  'docs/sinco/faqs/index.mdx': 'Haz la exportación.',
});

test('each finding says file, line, severity, rule and what would be right', () => {
  const reports = checkContent(content, [wording], []);
  expect(shownFindings(reports)[0]).toBe(
    `${docFile}:1 error wording: «Haz»: write haga (tools/content/wording.yaml)`,
  );
});

test('a scope limits what is reported, and severities are counted apart', () => {
  const reports = checkContent(content, [wording, sentenceLength], ['docs/sinco']);
  expect(countFindings(reports, 'error')).toBe(1);
  expect(countFindings(reports, 'notice')).toBe(0);
});

test('of a thousand findings the first 50 are shown and the rest counted', () => {
  const many = contentOf({ [docFile]: Array(1_000).fill('Haz la venta.').join('\n\n') });
  const reports = checkContent(many, [wording], []);
  const shown = shownFindings(reports);
  expect(shown).toHaveLength(51);
  expect(shown.at(-1)).toBe('and 950 more errors');
  expect(countFindings(reports, 'error')).toBe(1_000);
});
