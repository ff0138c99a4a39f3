import { expect, test } from '@jest/globals';
import { differing, partyDifferences, wordDifferences } from './index.ts';

const shown = { ipi_name_number: null, is_member: true, is_me: false };
const line = (id: string | null, name: string, words: string) => ({ party_id: id, party: { ...shown, name }, words });
const writer = ({ name }: { name: string }) => `Writer ${name}`;
const say = ({ words }: { words: string }) => words;

test('what one party has on either side stands together; who has the same on both is not told', () => {
  const mine = [line('1', 'Ama', '50%'), line('1', 'Ama', '10%'), line('2', 'Kofi', '40%')];
  const theirs = [line('1', 'Ama', '60%'), line('2', 'Kofi', '40%')];
  expect(differing(partyDifferences({ label: writer, mine, theirs, say }))).toEqual([
    { label: 'Writer Ama', mine: '50%; 10%', theirs: '60%' },
  ]);
});

test('two who are told by name alone are not taken for one', () => {
  const mine = [line(null, 'Yaw', 'drums'), line(null, 'Esi', 'vocals')];
  const theirs = [line(null, 'Yaw', 'drums')];
  expect(differing(partyDifferences({ label: writer, mine, theirs, say }))).toEqual([
    { label: 'Writer Esi', mine: 'vocals', theirs: '' },
  ]);
});

test('words stand on the side that has them, and two of one name are counted', () => {
  const differences = wordDifferences(writer, { mine: ['Tema, by Ama', 'Tema, by Kofi', 'Volta'], theirs: ['Volta'] });
  expect(differing(differences)).toEqual([
    { label: 'Writer Tema', mine: 'Tema, by Ama', theirs: '' },
    { label: 'Writer Tema (2)', mine: 'Tema, by Kofi', theirs: '' },
  ]);
});
