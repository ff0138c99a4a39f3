// cspell:ignore kouadio naoto traditionnel
import { describe, expect, test } from '@jest/globals';
import { createTableReader, guessColumns, importedDraft, WORK_TABLE } from './index.ts';

function drafts(header: readonly string[], ...rows: readonly (readonly string[])[]) {
  const mapping = guessColumns(WORK_TABLE, header);
  const reader = createTableReader({ table: WORK_TABLE, header, mapping, shareUnit: 'percent' });
  const works = rows.map((row, index) => reader.push(row, index + 2));
  return [...works, reader.end()].flatMap((work) => {
    if (!work) return [];
    const findings = work.findings.map(({ id, line, column, found }) => `${id} ${line} ${column} ${found}`);
    return { draft: importedDraft.parse(work.draft), findings };
  });
}

describe('tables of works', () => {
  test.each([
    'Ama Mensah / Kofi Addo',
    'Ama Mensah; Kofi Addo',
    'Ama Mensah & Kofi Addo',
    'Ama Mensah\nKofi Addo',
    'Ama Mensah, Kofi Addo, Esi Boateng',
    'Mensah/Addo',
    'Ama Mensah and Kofi Addo',
    'Mensah und Addo',
    'Ama Mensah et Kofi Addo',
    'Ama Mensah feat. Kofi Addo',
    'Mensah, Ama and Addo, Kofi',
    'Ama Mensah (50%) Kofi Addo (50%)',
  ])('reject several names in one cell: %j', (names) => {
    const found = (heading: string) => drafts(['Title', heading, 'Writer share'], ['River', names, '100'])[0]?.findings;
    expect(found('Composer')).toEqual([`I-PTY-04 2 Composer ${names}`]);
    expect(found('Nom')).toEqual([`I-PTY-04 2 Nom ${names}`]);
  });

  test.each([
    'Mensah, Ama',
    'Ama Mensah-Addo',
    'Karl von und zu Guttenberg',
    'Ana Castro y Torres',
    'García Márquez, Gabriel José',
    'King, Martin Luther, Jr.',
  ])('accept one name: %s', (name) => {
    expect(drafts(['Title', 'Composer'], ['River', name])[0]?.findings).toEqual([]);
  });

  test.each([
    ['MENSAH Ama Serwaa', 'MENSAH', 'Ama Serwaa'],
    ['DE LA CRUZ Ana', 'DE LA CRUZ', 'Ana'],
    ['ADDO-MENSAH Kofi B.', 'ADDO-MENSAH', 'Kofi B.'],
    ['Ama MENSAH', 'MENSAH', 'Ama'],
    ['AMA MENSAH', 'MENSAH', 'AMA'],
    ['PAUL McCARTNEY', 'McCARTNEY', 'PAUL'],
    ['DJ Kofi', 'Kofi', 'DJ'],
    ['JAY Z', 'Z', 'JAY'],
    ['King, Martin Luther, Jr.', 'King Jr.', 'Martin Luther'],
    ['Martin Luther King, Jr.', 'King Jr.', 'Martin Luther'],
    ['Harry Connick Jr', 'Connick Jr', 'Harry'],
    ['Mensah, Ama, Serwaa', 'Mensah', 'Ama Serwaa'],
    ['Kofi Mensah III', 'Mensah III', 'Kofi'],
    ['Naoto Ii', 'Ii', 'Naoto'],
    ['Ama Mensah p/k/a Queen A', 'Mensah', 'Ama'],
    ['Mensah, Ama (a.k.a. Queen A)', 'Mensah', 'Ama'],
    ['Kouadio Aka Jean', 'Jean', 'Kouadio Aka'],
  ])('take %s for a family name %s and given names %s', (whole, name, first_name) => {
    const [work] = drafts(['Title', 'Composer'], ['River', whole]);
    expect(work?.draft.writers[0]?.party).toMatchObject({ name, first_name });
  });

  test('say that a name behind “p/k/a” isn’t stored', () => {
    const [work] = drafts(['Title', 'Last name', 'First name'], ['River', 'Mensah p/k/a Queen A', 'Ama']);
    expect(work?.draft.writers[0]?.party).toMatchObject({ name: 'Mensah', first_name: 'Ama' });
    expect(work?.findings).toEqual(['I-PTY-05 2 Last name Mensah p/k/a Queen A']);
  });

  test.each(['Traditional', 'Trad.', 'Traditionnel', 'Public Domain', 'D.P.'])(
    'take %s for the public domain, unless it has a number or a first name',
    (name) => {
      const header = ['Title', 'Last name', 'First name', 'Writer IPI'];
      const writerOf = (...cells: string[]) => drafts(header, ['River', name, ...cells])[0]?.draft.writers[0];
      expect(drafts(header, ['River', name])[0]?.findings).toEqual([`I-PTY-06 2 Last name ${name}`]);
      expect(writerOf('', '')).toMatchObject({ party: null, public_domain: 'Y' });
      expect(writerOf('Ama', '')).toMatchObject({ party: { first_name: 'Ama', name }, public_domain: null });
      expect(writerOf('', '00000000297')).toMatchObject({ party: { name }, public_domain: null });
    },
  );
});
