// cspell:ignore excl
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTableReader, guessColumns, type ImportedWork } from '../imports/index.ts';
import { USE_TYPES } from '../recording-rights/index.ts';
import { problemsIn } from '../schemas/requests/index.ts';
import { importedRecording, RECORDING_HEADER, RECORDING_TABLE, recordingRows } from './index.ts';
import { territoriesCell } from './place-cells.ts';
import { anyRecording } from './testing/any-recording.ts';

function read(header: readonly string[], ...rows: readonly (readonly string[])[]): ImportedWork[] {
  const mapping = guessColumns(RECORDING_TABLE, header);
  const reader = createTableReader({ table: RECORDING_TABLE, header, mapping, shareUnit: 'percent' });
  const found = rows.map((row, index) => reader.push(row, index + 2));
  return [...found, reader.end()].filter((recording) => recording !== null);
}

const drafts = (...table: Parameters<typeof read>) => read(...table).map(({ draft }) => importedRecording.parse(draft));

/** The findings of the only recording with their places, as a member reads them. */
function wrong(header: readonly string[], ...rows: readonly (readonly string[])[]): string[] {
  const [only] = read(header, ...rows);
  const parsed = importedRecording.safeParse(only?.draft);
  const refused = parsed.success ? [] : problemsIn(parsed.error);
  return [
    ...(only?.findings ?? []).map(
      ({ line, column, found, correction }) => `${line} ${column}: ${found}: ${correction}`,
    ),
    ...refused.map(({ path, message }) => `${only?.placeOf(path).line} ${only?.placeOf(path).column}: ${message}`),
  ];
}

describe('tables of recordings', () => {
  test('are read as they were written, for any recordings', () => {
    fc.assert(
      fc.property(fc.array(anyRecording, { minLength: 1, maxLength: 3 }), (recordings) => {
        const rows = recordings.flatMap((draft, index) => recordingRows({ number: `N${index}`, draft }));
        const found = read(RECORDING_HEADER, ...rows);
        expect(found.flatMap(({ findings }) => findings)).toEqual([]);
        expect(found.map(({ number }) => number)).toEqual(recordings.map((_, index) => `N${index}`));
        expect(found.map(({ draft }) => importedRecording.parse(draft))).toEqual(recordings);
      }),
      { numRuns: 80 },
    );
  });

  test.each([
    ['ABBA Gold', 'ABBA Gold'],
    ['Mensah, Ama', 'Ama Mensah'],
    ['Earth, Wind & Fire', 'Earth, Wind & Fire'],
    ['Emerson, Lake and Palmer', 'Emerson, Lake and Palmer'],
    ['Crosby, Stills, Nash', 'Crosby, Stills, Nash'],
    ['Ama Mensah p/k/a Queen A', 'Ama Mensah p/k/a Queen A'],
  ])('credit the contributor %s as %s', (contributor, name) => {
    const [recording] = drafts(['Title', 'Contributor', 'Contributor category'], ['River', contributor, 'featured']);
    expect(recording?.contributors).toMatchObject([{ party: null, name }]);
  });

  test('credit a known contributor by the name behind “p/k/a”', () => {
    const cells = ['River', 'Mensah p/k/a Queen A', 'Ama', '00000000297', 'featured'];
    const header = ['Title', 'Performer last name', 'Performer first name', 'Performer IPI', 'Contributor category'];
    const credit = { party: { first_name: 'Ama', name: 'Mensah' }, name: 'Queen A' };
    expect(drafts(header, cells)[0]?.contributors).toMatchObject([credit]);
    const unknown = { party: null, name: 'Ama Mensah p/k/a Queen A' };
    expect(drafts(header, cells.with(3, ''))[0]?.contributors).toMatchObject([unknown]);
  });

  test.each([
    ['UK & Ireland', ['0826', '0372']],
    ['US, Canada and Mexico', ['0840', '0124', '0484']],
    ['Trinidad and Tobago', ['0780']],
    ['US, Trinidad and Tobago', ['0840', '0780']],
  ])('read the territories of %s', (typed, codes) => {
    const included = codes.map((territory) => ({ is_included: true, territory }));
    expect(territoriesCell.read(typed)).toEqual({ value: included });
  });

  test('may be minimal: the holder has everything, everywhere, since the release', () => {
    const [recording] = drafts(
      ['Track title', 'Artist', 'ISRC', 'Length', 'P line', 'Release date', 'Owner', 'Owner share'],
      [
        'Night Market',
        'Ama Mensah',
        'gb-emi-03-00013',
        'PT3M45S',
        '℗ 2024 Osu Records',
        '2024-05-31',
        'Osu Records',
        '100',
      ],
    );
    expect(recording).toMatchObject({
      isrc: 'GBEMI0300013',
      duration_s: 225,
      p_line_year: 2024,
      p_line: 'Osu Records',
      rights: [
        {
          party: { kind: 'organisation', name: 'Osu Records' },
          role: 'producer',
          share: 10_000,
          uses: USE_TYPES,
          territories: [{ is_included: true, territory: '2136' }],
          valid_from: '2024-05-31',
          valid_to: null,
        },
      ],
    });
  });

  test('can describe rights by territory and period in rows of their own, with parties by name only', () => {
    const [recording, ...rest] = drafts(
      [
        'Title',
        'Version',
        'ISRC',
        'Rights holder',
        'Share',
        'Territory',
        'From',
        'To',
        'Contributor',
        'Contributor ISNI',
        'Instrument',
        'Contributor category',
      ],
      [
        'Night Market',
        'Live',
        'GBEMI0300013',
        'Osu',
        '80',
        'World except GH, Nigeria',
        '2024-01-01',
        '',
        'Mensah, Ama',
        '',
        'Lead vocals',
        'featured',
      ],
      [
        'Night Market',
        '',
        'GBEMI0300013',
        'Tema',
        '50',
        'Ghana; 0566',
        '2026-01-01',
        '2026-12-31',
        'Kofi',
        '0000 0001 2353 1945',
        'drums/sax',
        'session',
      ],
    );
    expect(rest).toEqual([]);
    expect(
      recording?.rights.map(({ territories }) =>
        territories.map((each) => `${each.is_included ? '+' : '-'}${each.territory}`),
      ),
    ).toEqual([
      ['+2136', '-0288', '-0566'],
      ['+0288', '+0566'],
    ]);
    expect(recording?.contributors).toMatchObject([
      { party: null, name: 'Ama Mensah', roles: ['lead_vocals'], category: 'contracted_featured' },
      {
        party: { isni: '0000000123531945', name: 'Kofi' },
        name: null,
        roles: ['drums', 'saxophone'],
        category: 'non_featured',
      },
    ]);
  });

  test.each(['not US; World', '-US; World', 'World except US', 'World ex. US', 'World excl. US', 'World (ex US)'])(
    'exclude from everything what “%s” does',
    (territory) => {
      const [recording] = drafts(
        ['Title', 'Owner', 'Share', 'Territory', 'From'],
        ['River', 'Osu', '50', territory, '2024-01-01'],
      );
      expect(recording?.rights[0]?.territories).toEqual([
        { is_included: true, territory: '2136' },
        { is_included: false, territory: '0840' },
      ]);
    },
  );

  test('ignore exclusions from nothing in older entries', () => {
    const territories = [
      { is_included: false, territory: '0840' },
      { is_included: true, territory: '2136' },
    ];
    expect(territoriesCell.write(territories)).toBe('World');
  });

  test('keep versions with the same title apart', () => {
    expect(drafts(['Title', 'Version'], ['River', 'Live'], ['River', ''], ['River', 'Remix'])).toHaveLength(3);
  });

  test('report by row and column what is wrong, and how to correct it', () => {
    const header = ['Title', 'ISRC', 'Owner', 'Share', 'Territory', 'From', 'To'];
    const shareOf = (share: string, territory: string, to = '') =>
      wrong(header, ['River', '', 'Osu', share, territory, '2026-02-01', to]);
    expect(wrong(header, ['River', 'GB-EMI-03-0013', 'Osu', '100', 'World', '2026-02-01', ''])).toEqual([
      expect.stringMatching(/^2 ISRC: GB-EMI-03-0013: /),
    ]);
    expect(shareOf('0', 'World')).toEqual(['2 Share: A share must be above 0.']);
    expect(shareOf('50', 'GH except GH', '2026-01-31')).toEqual([
      '2 Territory: These territories cancel each other out. Include at least one country.',
      '2 To: The last day is before the first.',
    ]);
    expect(shareOf('50', '9999')).toEqual([
      '2 Territory: No country or group of countries has the code 9999. Choose another territory.',
    ]);
    // A group of CISAC's that we don't know is kept, with a warning from the rules.
    expect(shareOf('50', '2150')).toEqual([]);
    expect(wrong(header, ['River', '', '', '120', 'Narnia', '', ''])).toEqual([
      expect.stringMatching(/^2 Share: 120: Enter a share/),
      expect.stringMatching(/^2 Territory: Narnia: Enter countries and groups/),
      '2 Share: Enter a number with at most two decimals.',
      '2 Territory: Choose at least one territory.',
      '2 From: Enter the first day.',
      '2 Owner: Enter this party’s name.',
    ]);
  });
});
