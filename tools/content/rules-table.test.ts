import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallFacts } from '../../tests/support/small-facts';
import { contentRules } from './rules';
import { withRulesTable } from './rules-table';

const rules = await contentRules(smallFacts);

test('the table of RULES.md is that of the rules; if not, run npm run content:rules', () => {
  const written = readFileSync('tools/content/RULES.md', 'utf8');
  expect(withRulesTable(written, rules)).toBe(written);
});

test('the identifiers of the rules are all different', () => {
  const ids = rules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a document without a place for the table is an error that says which lines to write', () => {
  expect(() => withRulesTable('# Contributing\n', [])).toThrow(/<!-- content rules/);
});
