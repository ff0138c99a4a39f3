import { expect, test } from '@jest/globals';
import { createTableReader, guessColumns } from '../imports/index.ts';
import { USE_TYPES } from '../recording-rights/index.ts';
import { RECORDING_TABLE } from './recording-table.ts';

test('gives a holder without named uses all of them, with or without a column for uses', () => {
  const header = ['Title', 'Rights holder', 'Rights holder share', 'Uses'];
  const mapping = guessColumns(RECORDING_TABLE, header);
  const reader = createTableReader({ table: RECORDING_TABLE, header, mapping, shareUnit: 'percent' });
  reader.push(['River', 'Osu Records', '50', ''], 2);
  reader.push(['River', 'Tema Records', '50', 'broadcast'], 3);
  const work = reader.end();
  expect(work?.findings).toEqual([]);
  expect(work?.draft).toMatchObject({ rights: [{ uses: USE_TYPES }, { uses: ['broadcast'] }] });
});
