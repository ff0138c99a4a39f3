import { writeFileSync } from 'node:fs';
import { RECORDING_RULES } from '../../recording-rules/index.ts';
import { RULES } from '../rule-list.ts';
import { rulesPage } from '../rules-page.ts';

const page = rulesPage({ works: RULES, recordings: RECORDING_RULES });
writeFileSync(new URL('../../../../../docs/rules.md', import.meta.url), page);
process.stdout.write(`docs/rules.md: ${RULES.length + RECORDING_RULES.length} rules\n`);
