// cspell:disable
import { describe, expect, test } from '@jest/globals';
import { RECORDING_TABLE } from '../recording-imports/index.ts';
import type { CellKind } from './cell-kinds.ts';
import { guessColumns } from './guess-columns.ts';
import { findColumn } from './table-definition.ts';
import { WORK_TABLE } from './work-table.ts';

function cellOf(key: string, table = WORK_TABLE): CellKind {
  const kind = findColumn(table, key)?.kind;
  if (!kind || kind === 'share') throw new Error(`No cell for ${key}.`);
  return kind;
}

test.each([
  ['Werknr.', WORK_TABLE, 'work_number'],
  ['P-Jahr', RECORDING_TABLE, 'p_line_year'],
  ['Rechteinhaber', RECORDING_TABLE, 'right_holder'],
  ['Gültig ab', RECORDING_TABLE, 'right_valid_from'],
  ['Valable jusqu’au', RECORDING_TABLE, 'right_valid_to'],
] as const)('guesses the heading %s', (heading, table, key) => {
  expect(guessColumns(table, [heading])).toEqual([{ key, slot: 1 }]);
});

describe('cells in other languages', () => {
  test.each([
    ['Deutschland, Österreich und Schweiz', ['0276', '0040', '0756']],
    ['Allemagne; États-Unis', ['0276', '0840']],
    ['Alemania y España', ['0276', '0724']],
    ['Großbritannien', ['0826']],
    ['Welt ohne USA', ['2136', '0840']],
    ['Monde entier sauf Canada', ['2136', '0124']],
    ['weltweit', ['2136']],
    ['Mundo', ['2136']],
    ['Europa', ['2120']],
    ['Europäische Union', ['2123']],
    ['constructor', null],
  ])('read the territories %s', (typed, codes) => {
    const read = cellOf('right_territories', RECORDING_TABLE).read(typed);
    const lines = read?.value as { readonly territory: string }[] | undefined;
    expect(lines?.map(({ territory }) => territory) ?? null).toEqual(codes);
  });

  test.each([
    ['Deutsch', 'de'],
    ['Allemand', 'de'],
    ['Alemán', 'de'],
    ['de – Deutsch', 'de'],
    ['Englisch', 'en'],
    ['Twi', 'tw'],
    ['Klingonisch', null],
  ])('read the language %s as %s', (typed, code) => {
    expect(cellOf('language').read(typed)?.value ?? null).toBe(code);
  });

  test.each([
    ['Ja', true],
    ['Oui', true],
    ['Sí', true],
    ['WAHR', true],
    ['Nein', false],
    ['Non', false],
    ['FAUX', false],
    ['Vielleicht', null],
    ['constructor', null],
  ])('read the answer %s as %s', (typed, answer) => {
    expect(cellOf('is_remaster', RECORDING_TABLE).read(typed)?.value ?? null).toBe(answer);
  });

  test.each([
    ['Ja', 'Y'],
    ['non', 'N'],
    ['FALSE', 'N'],
    ['Unknown', 'U'],
  ])('read the indicator %s as %s', (typed, answer) => {
    expect(cellOf('writer_work_for_hire').read(typed)).toEqual({ value: answer });
  });
});
