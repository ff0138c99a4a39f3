import { readFileSync, writeFileSync } from 'node:fs';
import { RECORDING_RULES } from '../../recording-rules/index.ts';
import { RULES } from '../check-work.ts';
import { fillRules } from '../rules-page.ts';

const place = new URL('../../../../../docs/rules.md', import.meta.url);
writeFileSync(place, fillRules(readFileSync(place, 'utf8'), RULES, RECORDING_RULES));
process.stdout.write(`docs/rules.md: ${RULES.length + RECORDING_RULES.length} rules\n`);
