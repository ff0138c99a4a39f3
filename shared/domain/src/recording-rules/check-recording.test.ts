import { describe, expect, test } from '@jest/globals';
import { recordingDraft } from '../schemas/recordings/index.ts';
import { checkRecording, RECORDING_RULES, splitVersion } from './index.ts';
import type { RuledRecording } from './ruled-recording.ts';

const TODAY = '2026-06-01';
const BOATENG = '018f0000-0000-7000-8000-000000000001';
const LAGOS = '018f0000-0000-7000-8000-000000000002';

function aRecording(sketch: object = {}): RuledRecording {
  return recordingDraft.parse({
    title: 'Night Market',
    display_artist: 'Adwoa Boateng',
    isrc: 'GHA012400001',
    duration_s: 245,
    p_line_year: 2024,
    p_line: 'Boateng Sounds',
    contributors: [{ name: 'Adwoa Boateng', category: 'contracted_featured', roles: ['lead_vocals'] }],
    rights: [aRight()],
    ...sketch,
  });
}

function aRight(sketch: object = {}): object {
  return {
    party_id: BOATENG,
    role: 'producer',
    uses: ['broadcast', 'making_available'],
    share: 10_000,
    territories: [{ territory: '2136' }],
    valid_from: '2024-01-01',
    ...sketch,
  };
}

const ghana = { territories: [{ territory: '0288' }] };
const exceptGhana = [{ territory: '2136' }, { territory: '0288', is_included: false }];

/** From an import, with groups kept as codes. */
function foundInFile(...codes: string[]) {
  const territories = codes.map((territory) => ({ territory, is_included: true }));
  const rights = aRecording().rights.map((line) => ({ ...line, territories }));
  return checkRecording({ ...aRecording(), rights }, TODAY);
}

const found = (sketch: object) =>
  checkRecording(aRecording(sketch), TODAY).map(({ id, path, severity }) => `${id} ${severity} ${path}`);
const messagesOf = (sketch: object) => checkRecording(aRecording(sketch), TODAY).map(({ message }) => message);

describe('rules on recordings', () => {
  test('find nothing in a valid recording', () => {
    expect(checkRecording(aRecording(), TODAY)).toEqual([]);
  });

  test('warn of territories without countries, which files may contain', () => {
    expect(foundInFile('2150')).toEqual([
      {
        id: 'R-RGT-05',
        path: 'rights.0.territories',
        severity: 'warn',
        message: 'Group 2150 has no known countries, so this share isn’t counted or paid. Choose countries.',
      },
    ]);
    expect(foundInFile('0288', '0810', '0810').map(({ message }) => message)).toEqual([
      'Soviet Union (until 1991) has no known countries and isn’t counted.',
    ]);
  });

  test('reject a right that excludes an unknown territory, where it would be paid', () => {
    const rights = aRecording().rights.map((line) => ({
      ...line,
      territories: [
        { is_included: true, territory: '2136' },
        { is_included: false, territory: '0810' },
      ],
    }));
    expect(checkRecording({ ...aRecording(), rights }, TODAY)).toEqual([
      {
        id: 'R-RGT-06',
        path: 'rights.0.territories',
        severity: 'block',
        message: 'Soviet Union (until 1991) has no known countries to exclude. Exclude the countries one by one.',
      },
    ]);
  });

  test('have distinct ids, and warn or block', () => {
    const ids = RECORDING_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^R-[A-Z]{3}-\d{2}$/);
  });

  test.each<[string, object, string[]]>([
    ['no artist', { display_artist: null }, ['R-ART-01 block display_artist']],
    ['no duration', { duration_s: null }, ['R-DUR-01 block duration_s']],
    ['no year', { p_line_year: null }, ['R-PLN-01 block p_line_year']],
    ['next year', { p_line_year: 2027 }, []],
    ['the year after', { p_line_year: 2028 }, ['R-PLN-02 block p_line_year']],
    ['no ISRC', { isrc: null }, ['R-ISR-01 warn isrc']],
    ['an ISRC from nowhere', { isrc: 'OO0012400001' }, ['R-ISR-02 warn isrc']],
    ['an ISRC of the second American range', { isrc: 'QZ0012400001' }, []],
    [
      'a release before the recording',
      { recording_date: '2024-02-01', release_date: '2024-01-01' },
      ['R-DAT-01 warn release_date', 'R-RGT-03 warn rights.0.valid_from'],
    ],
    ['nobody heard', { contributors: [] }, ['R-CON-01 warn contributors']],
    [
      'a contributor without a role',
      { contributors: [{ name: 'A', category: 'other', roles: [] }] },
      ['R-CON-02 block contributors.0.roles'],
    ],
    [
      'featured shares that are not whole',
      { contributors: [{ name: 'A', category: 'other_featured', roles: ['rap'], share: 5_000 }] },
      ['R-CON-03 block contributors'],
    ],
    [
      'a featured share of a session musician',
      { contributors: [{ name: 'A', category: 'non_featured', roles: ['drums'], share: 10_000 }] },
      ['R-CON-04 block contributors.0.share'],
    ],
    [
      'a contributor twice',
      { contributors: [BOATENG, BOATENG].map((party_id) => ({ party_id, category: 'other', roles: ['other'] })) },
      ['R-CON-05 warn contributors.1.party_id'],
    ],
    ['nobody who holds rights', { rights: [] }, ['R-RGT-01 block rights']],
    ['rights before the release', { release_date: '2025-03-01' }, ['R-RGT-03 warn rights.0.valid_from']],
    ['a producer on a licensed compilation', { is_licensed_compilation: true }, ['R-RGT-04 warn rights.0.role']],
    ['a share that falls short', { rights: [aRight({ share: 9_000 })] }, ['R-TOT-02 warn rights']],
    [
      'one holder’s periods',
      { rights: [aRight({ valid_to: '2024-12-31' }), aRight({ valid_from: '2025-01-01' })] },
      [],
    ],
    ['one holder’s uses', { rights: [aRight({ uses: ['broadcast'] }), aRight({ uses: ['making_available'] })] }, []],
    ['one holder’s countries', { rights: [aRight(ghana), aRight({ territories: exceptGhana })] }, []],
  ])('check %s', (_, sketch, expected) => {
    expect(found(sketch)).toEqual(expected);
  });

  test('show exactly where and when shares exceed 100%', () => {
    const lagos = { ...ghana, share: 3_000, party_id: LAGOS, valid_from: '2026-03-01' };
    expect(messagesOf({ rights: [aRight(), aRight({ ...lagos, valid_to: '2026-12-31' })] })).toEqual([
      'Broadcast and making available, Ghana, 1 March 2026 to 31 December 2026: shares total 130.00%. They can’t exceed 100%.',
    ]);
  });

  test('accept thirds as complete', () => {
    expect(
      found({
        rights: [BOATENG, LAGOS, `${LAGOS.slice(0, -1)}3`].map((party_id) => aRight({ party_id, share: 3_333 })),
      }),
    ).toEqual([]);
  });

  test.each([
    ['from 1 January 2025', null, null],
    ['1 January 2025 to 31 December 2025', '2025-12-31', null],
    ['1 January 2025 to 30 June 2025', null, '2025-06-30'],
    ['1 January 2025 to 30 June 2025', '2025-12-31', '2025-06-30'],
    ['on 1 January 2025', '2025-01-01', '2025-06-30'],
  ])('report what one holder has twice, %s', (period, firstEnd, secondEnd) => {
    const again = { uses: ['broadcast'], valid_from: '2025-01-01', valid_to: secondEnd };
    const halves = [aRight({ share: 5_000, valid_to: firstEnd }), aRight({ share: 5_000, ...again })];
    const [first] = checkRecording(aRecording({ rights: halves }), TODAY);
    expect(first).toMatchObject({
      id: 'R-RGT-02',
      path: 'rights.1.territories',
      message: `This holder already has Broadcast in World, ${period}, on a line above. Change one of the lines.`,
    });
  });
});

describe('works that a recording names', () => {
  test.each([
    ['T0345246801', []],
    ['T-034.524.680-2', ['R-WRK-01 warn works.0.iswc']],
  ])('by the ISWC %s cause %j', (iswc, warnings) => {
    const work = { composition_id: null, title: 'Night Market', iswc, writers: null };
    expect(found({ works: [work] })).toEqual(warnings);
  });
});

describe('versions in a title', () => {
  test.each([
    ['Night Market (Live)', 'Night Market', 'Live'],
    ['Night Market [Live at the National Theatre]', 'Night Market', 'Live at the National Theatre'],
    ['Night Market - Remastered 2011', 'Night Market', 'Remastered 2011'],
    ['Lagos to Accra (Highlife Remix)', 'Lagos to Accra', 'Highlife Remix'],
    ['Live and Let Die', 'Live and Let Die', null],
    ['Where I Live', 'Where I Live', null],
    ['Deliver Me (Alive)', 'Deliver Me (Alive)', null],
    ['Hallelujah (Part 2)', 'Hallelujah (Part 2)', null],
    ['Demo', 'Demo', null],
  ])('are separated from its name: %s', (text, title, version) => {
    expect(splitVersion(text)).toEqual({ title, version });
  });

  test('cause a warning', () => {
    expect(found({ title: 'Night Market (Live)' })).toEqual(['R-TTL-02 warn title']);
  });
});
