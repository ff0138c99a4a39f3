// cspell:disable
import { describe, expect, test } from '@jest/globals';
import { RECORDING_TABLE } from '../recording-imports/index.ts';
import { type CellKind, eanCell, isniCell, shareCell, societyCell } from './cell-kinds.ts';
import { collectionsCell } from './collections-cell.ts';
import { guessColumns } from './guess-columns.ts';
import { findColumn } from './table-definition.ts';
import { dateCell, dayCell, durationCell } from './time-cells.ts';
import { WORK_TABLE } from './work-table.ts';

function cellOf(key: string, table = WORK_TABLE): CellKind {
  const kind = findColumn(table, key)?.kind;
  if (!kind || kind === 'share') throw new Error(`No cell for ${key}.`);
  return kind;
}

const roleCell = cellOf('writer_role');
const territoriesCell = cellOf('right_territories', RECORDING_TABLE);

describe('cells as people write them', () => {
  test.each([
    ['10 – ASCAP', '010'],
    ['010-ASCAP', '010'],
    ['010 - ASCAP', '010'],
    ['ASCAP (10)', '010'],
    ['ASCAP [010]', '010'],
    ['021 BMI', '021'],
    ['ascap (US)', '010'],
    ['PRS for Music', '052'],
    ['SESAC', '071'],
    ['10 – BMI', null],
    ['Nobody', null],
  ])('reads the society %s as %s', (typed, code) => {
    expect(societyCell.read(typed)?.value ?? null).toBe(code);
  });

  test.each([
    ['C – Composer', 'C'],
    ['Composer (C)', 'C'],
    ['CA - Composer/Author', 'CA'],
    ['CA: Composer/Author', 'CA'],
    ['Composer/Author', 'CA'],
    ['C – Komponist', 'C'],
    ['Compositeur', 'C'],
    ['Auteur/Compositeur', 'CA'],
    ['Textdichter', 'A'],
    ['Komponist/Textdichter', 'CA'],
    ['Compositor y autor', 'CA'],
    ['Words & Music', 'CA'],
    ['K', 'C'],
    ['T', 'A'],
    ['KT', 'CA'],
    ['C/A', 'CA'],
    ['Autrice', 'A'],
    ['C – Author', null],
  ])('reads the role %s as %s', (typed, role) => {
    expect(roleCell.read(typed)?.value ?? null).toBe(role);
  });

  test.each([
    ['GH – Ghana', ['0288']],
    ['Ghana (GH)', ['0288']],
    ['0288 – Ghana; NG - Nigeria', ['0288', '0566']],
    ['Guinea-Bissau', ['0624']],
    ['Ghana – Nigeria', null],
  ])('reads the territories %s', (typed, codes) => {
    const read = territoriesCell.read(typed);
    const lines = read?.value as { readonly territory: string }[] | undefined;
    expect(lines?.map(({ territory }) => territory) ?? null).toEqual(codes);
  });

  test('reads collections by code with name', () => {
    expect(collectionsCell.read('Deutschland 50/100/0')?.value).toMatchObject([{ territory: '0276' }]);
    expect(collectionsCell.read('2136 – World 50/100/0')?.value).toEqual([
      { is_included: true, territory: '2136', shares: { pr: 5000, mr: 10_000, sr: 0 } },
    ]);
  });

  test.each([
    ['31/12/2025', '2025-12-31', false],
    ['12/31/2025', '2025-12-31', false],
    ['12/31/25', '2025-12-31', true],
    ['31.12.2025', '2025-12-31', false],
    ['31.12.98', '1998-12-31', true],
    ['31 December 2025', '2025-12-31', false],
    ['Dec 31, 2025', '2025-12-31', false],
    ['1er janvier 2025', '2025-01-01', false],
    ['31 de mayo de 2025', '2025-05-31', false],
    ['31-May-25', '2025-05-31', true],
    ['15-sept.-98', '1998-09-15', true],
    ['15. Mär 2025', '2025-03-15', false],
    ['15 juil. 2025', '2025-07-15', false],
    ['15 jui 2025', null, false],
    ['15 maggio 2025', '2025-05-15', false],
    ['2025-12-31 00:00:00', '2025-12-31', false],
    ['45777', '2025-04-30', true],
    ['01/02/2025', null, false],
    ['01/02/25', null, false],
    ['31/02/2025', null, false],
    ['2025', null, false],
  ])('reads the date %s as %s', (typed, day, isNoted) => {
    const read = dateCell.read(typed);
    expect([read?.value ?? null, read?.note !== undefined]).toEqual([day, isNoted]);
  });

  test.each(['2025', '12/2025', '2025-12', 'May 2025', 'déc. 2025'])('leaves out the date %s with a note', (typed) => {
    expect(dayCell.read(typed)).toEqual({ value: null, note: expect.stringContaining('full dates only') });
  });

  test.each([
    ['3:45', 225],
    ['00:03:45', 225],
    ['225', 225],
    ['PT3M45S', 225],
    ['P0DT0H3M45S', 225],
    ['3m 45s', 225],
    ['3’45”', 225],
    ['3 min', 180],
    ['PT3M44.6S', 225],
    ['3:44,6', 225],
    ['3:75', null],
    ['three', null],
    ['3.45', null],
    ['12,30', null],
    ['29.97', 30],
    ['225.45', 225],
    ['03:45:00', 13_500],
    ['03:45:00 AM', 13_500],
    ['12:03:45 AM', 225],
    ['01:20:00 p.m.', 48_000],
    ['3:45 AM', 225],
    ['1:20 PM', 800],
    ['13:20 PM', null],
    ['AM', null],
  ])('reads the duration %s as %s seconds', (typed, seconds) => {
    expect(durationCell.read(typed)?.value ?? null).toBe(seconds);
  });

  test.each([
    ['writer_ipi', '297.0', '00000000297'],
    ['writer_ipi', '297,00', '00000000297'],
    ['publisher_chain', '2.0', 2],
    ['writer_society_pr', '52.0', '052'],
  ])('reads a whole number with decimals in %s: %s', (key, typed, value) => {
    expect(cellOf(key).read(typed)).toEqual({ value });
  });

  test.each(['03:45:00', '12:30:00', '62:30:00', '00:45:00', '03:45:00 AM', '12:45:00 am'])(
    'notes that the hours of %s may be minutes',
    (typed) => {
      expect(durationCell.read(typed)?.note).toMatch(/hours and minutes/);
    },
  );

  test('notes no hours where there are none, and no typed ones', () => {
    expect(durationCell.read('00:03:45')?.note).toBeUndefined();
    expect(durationCell.read('00:03:00')?.note).toBeUndefined();
    expect(durationCell.read('12:03:45 AM')?.note).toBeUndefined();
    expect(durationCell.read('3:45:00')?.note).toBeUndefined();
  });

  test.each([
    [eanCell, '36000291452', '0036000291452'],
    [eanCell, '36000291453', null],
    [isniCell, '121032683', '0000000121032683'],
    [isniCell, '121032684', null],
  ])('restores leading zeros that a spreadsheet dropped, with a note', (cell, typed, value) => {
    expect(cell.read(typed)).toEqual(value && { value, note: expect.stringContaining('leading zeros') });
  });

  test('notes roundings in one sentence, so that they are one finding', () => {
    expect(durationCell.read('3:44.6')?.note).toBe(durationCell.read('PT2M0.4S')?.note);
    expect(shareCell('percent').read('33.333')?.note).toBe(shareCell('percent').read('66.667')?.note);
  });

  test.each([
    ['33,33', 3333],
    ['33.33 %', 3333],
    ['50%', 5000],
    ['.5', 50],
    ['%', null],
    ['120', null],
  ])('reads the share %s as %s hundredths', (typed, share) => {
    expect(shareCell('percent').read(typed)?.value ?? null).toBe(share);
  });
});

describe('headings of other systems', () => {
  const mapped = (table: typeof WORK_TABLE, headings: string) =>
    guessColumns(table, headings.split('|')).map((target) => target && `${target.key} ${target.slot}`);

  test.each([
    [
      'Work No.|Original Title|Date created|Writer 1|Writer 1 %|Writer 1 CAE/IPI #|Writer 2 %',
      'work_number|title|creation_date|writer_name|writer_share|writer_ipi|writer_share 2',
    ],
    ['Title|Original Title|PR %|MR %|Society', 'title|original_work_title|writer_pr|writer_mr|writer_society_pr'],
    [
      'Original Title|Work Title|Artist 1 Last|Artist 1 First',
      'original_work_title|title|performer_name|performer_first_name',
    ],
    ['Work Title|Artist 1|Artist 2', 'title|performer_name|performer_name 2'],
    ['Work Title|ISRC|Artist', 'title|recording_isrc|recording_display_artist'],
    ['Work Title|Writer 1 Last|SAAN', 'title|writer_last_name|null'],
    ['Composer PR %|Composer Surname|Composer Role', 'writer_pr|writer_last_name|writer_role'],
    ['Writer 1 Publisher Name|Publisher Share %|SAAN', 'publisher_name|publisher_share|publisher_agreement_number'],
    [
      'Titre|Nom|Prénom|Rôle|Clé DEP|Clé DRM',
      'title|writer_last_name|writer_first_name|writer_role|writer_pr|writer_mr',
    ],
    ['N° d’oeuvre|Titre|Compositeur', 'work_number|title|writer_name'],
    ['Werktitel|Komponist|AR-Anteil', 'title|writer_name|writer_pr'],
    [
      'Titel|Untertitel|Komponist(en)|Anteil|Verlag|Verlagsanteil',
      'title|alternative_title|writer_name|writer_share|publisher_name|publisher_share',
    ],
    ['Titre|Compositeur|Clé DEP (%)|Clé DRM (%)|Part %', 'title|writer_name|writer_pr|writer_mr|writer_share'],
    ['Título|Autor 1|Autor 1 %|Fecha de creación', 'title|writer_name|writer_share|creation_date'],
    [
      'Número de obra|Título|Código ISWC|Compositor|Porcentaje|Código IPI|Editor|Duración',
      'work_number|title|iswc|writer_name|writer_share|writer_ipi|publisher_name|duration_s',
    ],
    [
      'Título original|Apellidos|Nombre|Autor 2|Autor 2 %',
      'title|writer_last_name|writer_first_name|writer_name 2|writer_share 2',
    ],
  ])('maps works: %s', (headings, keys) => {
    const expected = keys.split('|').map((key) => (key === 'null' ? null : / \d$/.test(key) ? key : `${key} 1`));
    expect(mapped(WORK_TABLE, headings)).toEqual(expected);
  });

  test.each([
    [
      'Track Title|Mix Version|Band/Artist Name|Duration (mm:ss)|UPC|Catalog #|(P) Line',
      'title|version_title|display_artist|duration_s|ean|catalogue_number|p_line',
    ],
    [
      'Recording Title|Owner Name|Ownership %|Start|End',
      'title|right_holder|right_share|right_valid_from|right_valid_to',
    ],
    ['Titre|Artiste|Durée|Producteur|Date de sortie', 'title|display_artist|duration_s|right_holder|release_date'],
    ['Titel|Interpret|Produktionsjahr|Anteil %', 'title|display_artist|p_line_year|right_share'],
    ['Título|Artista|Año de producción|Código de barras', 'title|display_artist|p_line_year|ean'],
    ['Título|Artista|Duración|Productor|Sello', 'title|display_artist|duration_s|right_holder|label'],
  ])('maps recordings: %s', (headings, keys) => {
    expect(mapped(RECORDING_TABLE, headings)).toEqual(keys.split('|').map((key) => `${key} 1`));
  });

  test.each([
    ['works', WORK_TABLE],
    ['recordings', RECORDING_TABLE],
  ])('leaves the own headings of %s their meaning', (_, table) => {
    const own = table.columns.flatMap(({ key, label }) => [key, label].map((heading) => ({ key, heading })));
    expect(own.filter(({ key, heading }) => guessColumns(table, [heading])[0]?.key !== key)).toEqual([]);
    const known = new Set(table.columns.map(({ key }) => key));
    expect(Object.keys(table.otherSystems).filter((key) => !known.has(key))).toEqual([]);
  });
});
