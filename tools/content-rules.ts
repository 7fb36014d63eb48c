import { readFileSync, writeFileSync } from 'node:fs';
import { RULES_FILE, withRulesTable } from './content/rule';
import { contentRules } from './content/rules';

async function main(): Promise<void> {
  const rules = await contentRules();
  writeFileSync(RULES_FILE, withRulesTable(readFileSync(RULES_FILE, 'utf8'), rules));
  console.log(`${rules.length} rules written to ${RULES_FILE}.`);
}

void main();
