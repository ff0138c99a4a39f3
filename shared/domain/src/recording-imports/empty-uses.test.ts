import { expect, test } from '@jest/globals';
import { createTableReader, guessColumns } from '../imports/index.ts';
import { USE_TYPES } from '../recording-rights/index.ts';
import { RECORDING_TABLE } from './recording-table.ts';

test('a holder for whom no uses are named has all of them, whether the file has a column for uses or not', () => {
  const header = ['Title', 'Rights holder', 'Rights holder share', 'Uses'];
  const mapping = guessColumns(RECORDING_TABLE, header);
  const reader = createTableReader({ table: RECORDING_TABLE, header, mapping, shareUnit: 'percent' });
  reader.push(['River', 'Osu Records', '50', ''], 2);
  reader.push(['River', 'Tema Records', '50', 'broadcast'], 3);
  const work = reader.end();
  expect(work?.findings).toEqual([]);
  expect(work?.draft).toMatchObject({ rights: [{ uses: USE_TYPES }, { uses: ['broadcast'] }] });
});
