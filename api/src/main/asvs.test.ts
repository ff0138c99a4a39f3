import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
const ROWS = fs
  .readFileSync(path.join(WORKSPACE, 'docs/security/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));
const STATUSES = ['met', 'partly', 'not met', 'operator', 'n/a'];

test('docs/security/asvs.md gives each requirement a status, and names files that exist', () => {
  const wrong = ROWS.filter((row) => !STATUSES.includes(row.split(' | ')[2] ?? ''));
  const named = ROWS.flatMap((row) => [...row.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file));
  const missing = named.filter((file) => !fs.existsSync(path.join(WORKSPACE, file)));
  expect([ROWS.length > 100, wrong, missing]).toEqual([true, [], []]);
});
