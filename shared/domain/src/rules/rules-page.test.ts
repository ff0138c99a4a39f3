import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { RECORDING_RULES } from '../recording-rules/index.ts';
import { RULES } from './index.ts';
import { rulesPage } from './rules-page.ts';

test('documents the existing rules', () => {
  const page = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
  expect(page).toBe(rulesPage({ works: RULES, recordings: RECORDING_RULES }));
});
