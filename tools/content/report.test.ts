import { expect, test } from 'vitest';
import { contentOf, docFile } from '../../tests/support/fixture-content';
import { checkContent } from './report';
import { wording } from './rules/words';

const content = contentOf({
  [docFile]: 'Haz la venta.',
  'docs/sinco/faqs/index.mdx': 'Haz la exportación.',
});

test('each finding says file, line, rule and what would be right', () => {
  expect(checkContent(content, [wording], [])[0]).toBe(
    `${docFile}:1 wording: «Haz»: write haga (tools/content/wording.yaml)`,
  );
});

test('a scope limits what is reported', () => {
  expect(checkContent(content, [wording], ['docs/sinco'])).toHaveLength(1);
});
