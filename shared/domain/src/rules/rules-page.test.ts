import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { RECORDING_RULES } from '../recording-rules/index.ts';
import { RULES } from './index.ts';
import { fillRules } from './rules-page.ts';

const page = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');

test('documents the existing rules', () => {
  expect(fillRules(page, RULES, RECORDING_RULES)).toBe(page);
  for (const { id } of [...RULES, ...RECORDING_RULES]) expect(page).toContain(`| ${id} |`);
});
