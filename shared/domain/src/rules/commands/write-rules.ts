// Writes the page of the documentation that lists the rules on musical works.
import { writeFileSync } from 'node:fs';
import { RULES } from '../rule-list.ts';
import { rulesPage } from '../rules-page.ts';

writeFileSync(new URL('../../../../../docs/rules.md', import.meta.url), rulesPage(RULES));
process.stdout.write(`docs/rules.md: ${RULES.length} rules\n`);
