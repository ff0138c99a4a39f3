import { expect, test } from '@jest/globals';
import { changedOnly, lineDifferences, partyDifferences } from './index.ts';

const shown = { ipi_name_number: null, is_member: true, is_me: false };
const line = (id: string | null, name: string, words: string) => ({ party_id: id, party: { ...shown, name }, words });
const writer = ({ name }: { name: string }) => `Writer ${name}`;
const format = ({ words }: { words: string }) => words;

test('pairs the lines of one party and omits equal ones', () => {
  const mine = [line('1', 'Ama', '50%'), line('1', 'Ama', '10%'), line('2', 'Kofi', '40%')];
  const theirs = [line('1', 'Ama', '60%'), line('2', 'Kofi', '40%')];
  expect(changedOnly(partyDifferences({ label: writer, mine, theirs, format }))).toEqual([
    { label: 'Writer Ama', mine: '50%; 10%', theirs: '60%' },
  ]);
});

test('keeps two parties known by name only apart', () => {
  const mine = [line(null, 'Yaw', 'drums'), line(null, 'Esi', 'vocals')];
  const theirs = [line(null, 'Yaw', 'drums')];
  expect(changedOnly(partyDifferences({ label: writer, mine, theirs, format }))).toEqual([
    { label: 'Writer Esi', mine: 'vocals', theirs: '' },
  ]);
});

test('pairs other lines by their name', () => {
  const [mine, theirs] = [
    ['Tema, by Ama', 'Volta'],
    ['Tema, by Kofi', 'Volta', 'Accra'],
  ];
  const nameOf = (words: string) => words.split(',')[0] ?? '';
  expect(changedOnly(lineDifferences({ label: writer, mine, theirs, nameOf, format: String }))).toEqual([
    { label: 'Writer Tema', mine: 'Tema, by Ama', theirs: 'Tema, by Kofi' },
    { label: 'Writer Accra', mine: '', theirs: 'Accra' },
  ]);
});

test('numbers equal labels', () => {
  const mine = [line('1', 'Kofi', '50%'), line('2', 'Kofi', '40%')];
  expect(changedOnly(partyDifferences({ label: writer, mine, theirs: [], format }))).toEqual([
    { label: 'Writer Kofi', mine: '50%', theirs: '' },
    { label: 'Writer Kofi (2)', mine: '40%', theirs: '' },
  ]);
});
