import { readFileSync, writeFileSync } from 'node:fs';
import { contentRules } from './content/rules';
import { RULES_FILE, withRulesTable } from './content/rules-table';

async function main(): Promise<void> {
  const rules = await contentRules();
  writeFileSync(RULES_FILE, withRulesTable(readFileSync(RULES_FILE, 'utf8'), rules));
  console.log(`${rules.length} rules written to ${RULES_FILE}.`);
}

void main();
