import { readFileSync, writeFileSync } from 'node:fs';
import { siteFacts } from '../src/facts/site-facts';
import { contentRules } from './content/rules';
import { withRulesTable } from './content/rules-table';

const file = 'tools/content/RULES.md';

async function main(): Promise<void> {
  const rules = await contentRules(siteFacts());
  writeFileSync(file, withRulesTable(readFileSync(file, 'utf8'), rules));
  console.log(`${rules.length} rules written to ${file}.`);
}

void main();
