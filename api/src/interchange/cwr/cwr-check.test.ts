import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestApi } from '../../testing/test-api.ts';
import { society } from '../../testing/test-society.ts';
import { cwrOf, plainWork } from './testing/cwr-lines.ts';

test('reports the problems of a file to staff by line, record and rule', async () => {
  const api = await createTestApi();
  const file = path.join(api.env.DATA_DIR, 'works.V21');
  const check = () => society(api, 'cwr', 'check', file);
  await fs.writeFile(file, cwrOf('NWR', [plainWork('A-1', 'GOOD SONG'), plainWork('A-2', 'BAD', '04000')]));
  const { data } = await check();
  expect(data).toMatchObject({ version: '2.1', works: 2, refused: 1, isWhole: true });
  expect(data.findings).toContainEqual(expect.objectContaining({ id: 'CWR-NWR-T9', line: 12, level: 'TR' }));
  await fs.writeFile(file, 'Title,Writer');
  expect((await check()).problem?.message).toBe('This isn’t a CWR file.');
  await api.close();
});
