import { readFileSync, writeFileSync } from 'node:fs';
import { runTool } from './bootstrap/tool-error.mjs';
import { RULES_FILE, withRulesTable } from './content/rule';
import { contentRules } from './content/rules';

runTool(async () => {
  const rules = await contentRules();
  writeFileSync(RULES_FILE, withRulesTable(readFileSync(RULES_FILE, 'utf8'), rules));
  console.log(`${rules.length} rules written to ${RULES_FILE}.`);
});
