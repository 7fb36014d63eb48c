import { expect, test } from 'vitest';
import { contentOf, docFile } from '../../tests/support/fixture-content';
import { checkContent, firstOf } from './report';
import { sentenceLength, wording } from './rules/words';

const content = contentOf({
  [docFile]: 'Haz la venta.',
  'docs/sinco/faqs/index.mdx': 'Haz la exportación.',
});

test('each finding says file, line, severity, rule and what would be right', () => {
  expect(checkContent(content, [wording], []).errors[0]).toBe(
    `${docFile}:1 error wording: «Haz»: write haga (tools/content/wording.yaml)`,
  );
});

test('a scope limits what is reported, and severities are told apart', () => {
  const { errors, notices } = checkContent(content, [wording, sentenceLength], ['docs/sinco']);
  expect([errors.length, notices.length]).toEqual([1, 0]);
});

test('of a thousand findings the first 50 are shown and the rest counted', () => {
  const shown = firstOf(Array(1_000).fill('x'), 'errors');
  expect(shown).toHaveLength(51);
  expect(shown.at(-1)).toBe('and 950 more errors');
});
