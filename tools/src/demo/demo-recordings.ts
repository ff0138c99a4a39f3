import type { UseType } from '@counterpoint/domain/recording-rights';
import type {
  ContributorCategory,
  ContributorRole,
  RecordingDraft,
  RightsHolderRole,
} from '@counterpoint/domain/schemas';
import type { DemoMember, DemoParty } from './demo-parties.ts';

/** A day in a year before the one that the demo is told from: `[2, '03-01']` is 1 March of the year before last. */
export type DemoDay = readonly [yearsAgo: number, day: string];

/** What somebody holds: in per cent, where and when. */
export interface DemoRight {
  readonly party: DemoParty;
  readonly role: RightsHolderRole;
  readonly share: number;
  /** TIS codes, in their order; those with a minus are left out. */
  readonly where: readonly string[];
  /** Since the release where not told. */
  readonly from?: DemoDay;
  readonly to?: DemoDay;
  /** All where not told. */
  readonly uses?: readonly UseType[];
}

/** A recording of the demo: who registered it when, and who has confirmed it since. */
export interface DemoRecording {
  readonly title: string;
  readonly by: DemoMember;
  /** Days before now at which it was submitted; of a draft, at which it was last saved. */
  readonly daysAgo: number;
  /** Days before now; a release may lie ahead. */
  readonly releasedDaysAgo: number | null;
  readonly about: Partial<RecordingDraft> & { readonly display_artist: string };
  readonly contributors: readonly (readonly [DemoParty, ContributorCategory, ...ContributorRole[]])[];
  readonly rights: readonly DemoRight[];
  /** The titles of the works that it records. */
  readonly works?: readonly string[];
  /** Days after the submission at which each member said yes; one who is missing has not yet. */
  readonly confirmed?: Partial<Record<DemoMember, number>>;
  /** What somebody else said was theirs, once it stood. */
  readonly claim?: Omit<DemoRight, 'party'> & {
    readonly by: DemoMember;
    readonly daysAgo: number;
    readonly statement: string;
  };
  readonly isDraft?: boolean;
}

const WORLD = '2136';
const GHANA = '0288';
const NIGERIA = '0566';
const EUROPE = '2120';
const BENELUX = '2110';
const NORTH_AMERICA = '2129';

const everywhere = (party: DemoParty, share = 100): DemoRight => {
  return { party, role: 'producer', share, where: [WORLD] };
};

export const DEMO_RECORDINGS: readonly DemoRecording[] = [
  {
    title: 'Letters from Elmina',
    by: 'osu',
    daysAgo: 270,
    releasedDaysAgo: 280,
    works: ['Letters from Elmina'],
    about: { display_artist: 'Adwoa Boateng', duration_s: 274, label: 'Osu Music', language: 'en' },
    contributors: [
      ['adwoa', 'contracted_featured', 'lead_vocals'],
      ['okai', 'non_featured', 'acoustic_guitar'],
    ],
    rights: [everywhere('osu')],
  },
  {
    title: 'Independence Square',
    by: 'osu',
    daysAgo: 329,
    releasedDaysAgo: 330,
    works: ['Independence Square'],
    about: { display_artist: 'Ama Kusi', duration_s: 255, label: 'Osu Music', release_title: 'Independence Square' },
    contributors: [['ama', 'contracted_featured', 'lead_vocals', 'keyboards']],
    rights: [
      { party: 'osu', role: 'producer', share: 100, where: [WORLD, `-${EUROPE}`] },
      { party: 'lagos', role: 'licensee', share: 100, where: [EUROPE], to: [-2, '12-31'] },
    ],
  },
  {
    title: 'Kumasi Express',
    by: 'osu',
    daysAgo: 150,
    releasedDaysAgo: 160,
    works: ['Kumasi Express'],
    about: { display_artist: 'The Osu Horns', duration_s: 195, label: 'Osu Music', genre: 'Highlife' },
    contributors: [
      ['ama', 'non_featured', 'backing_vocals'],
      ['kofi', 'other_featured', 'trumpet', 'trombone'],
      ['kwabena', 'studio_producer', 'producer'],
    ],
    rights: [everywhere('osu')],
  },
  {
    title: 'Talking Drum Study No. 3',
    by: 'kofi',
    daysAgo: 139,
    releasedDaysAgo: 140,
    about: { display_artist: 'Kofi Mensah', duration_s: 318, original_purpose: 'library' },
    contributors: [['kofi', 'contracted_featured', 'talking_drum', 'percussion']],
    rights: [everywhere('kofi')],
  },
  {
    title: 'Lagos to Accra',
    by: 'kofi',
    daysAgo: 34,
    releasedDaysAgo: 35,
    works: ['Lagos to Accra'],
    about: { display_artist: 'Kofi Mensah & Chinedu Okafor', duration_s: 207, label: 'Lagos Wave', genre: 'Afrobeats' },
    contributors: [
      ['kofi', 'contracted_featured', 'lead_vocals'],
      ['chinedu', 'contracted_featured', 'lead_vocals', 'rap'],
      ['tunde', 'non_featured', 'talking_drum'],
    ],
    rights: [
      { party: 'kofi', role: 'producer', share: 60, where: [WORLD, `-${NIGERIA}`] },
      { party: 'lagos', role: 'producer', share: 40, where: [WORLD, `-${NIGERIA}`] },
      { party: 'lagos', role: 'producer', share: 100, where: [NIGERIA] },
    ],
  },
  {
    title: 'Harmattan Love',
    by: 'ama',
    daysAgo: 30,
    releasedDaysAgo: 65,
    works: ['Harmattan Love'],
    about: { display_artist: 'Ama Kusi feat. Kofi Mensah', duration_s: 251, label: 'Tema Records', genre: 'Highlife' },
    contributors: [
      ['ama', 'contracted_featured', 'lead_vocals'],
      ['kofi', 'other_featured', 'lead_vocals'],
      ['okai', 'non_featured', 'bass_guitar'],
    ],
    rights: [
      { party: 'ama', role: 'producer', share: 50, where: [WORLD] },
      { party: 'tema', role: 'exclusive_licensee', share: 50, where: [WORLD], to: [-1, '12-31'] },
    ],
  },
  {
    title: 'Lagos to Accra',
    by: 'kofi',
    daysAgo: 18,
    releasedDaysAgo: 20,
    confirmed: { osu: 4 },
    about: { version_title: 'Highlife Remix', display_artist: 'Kofi Mensah', duration_s: 331, label: 'Lagos Wave' },
    contributors: [['kofi', 'contracted_featured', 'lead_vocals']],
    rights: [everywhere('kofi', 70), everywhere('osu', 30)],
    claim: {
      by: 'ama',
      daysAgo: 5,
      role: 'assignee',
      share: 20,
      where: [GHANA],
      from: [0, '06-01'],
      to: [0, '12-31'],
      statement: 'Kofi assigned a fifth of Ghana to me for my voice on the remix; the letter is of May.',
    },
    works: ['Lagos to Accra'],
  },
  {
    title: 'Gold Coast Rain',
    by: 'ama',
    daysAgo: 16,
    releasedDaysAgo: 200,
    confirmed: { osu: 1 },
    about: { display_artist: 'Ama Kusi', duration_s: 222, label: 'Osu Music', release_title: 'Gold Coast Rain' },
    contributors: [
      ['ama', 'contracted_featured', 'lead_vocals', 'piano'],
      ['esi', 'non_featured', 'violin'],
    ],
    rights: [everywhere('ama', 50), everywhere('osu', 50)],
    works: ['Gold Coast Rain'],
  },
  {
    title: 'Gold Coast Rain',
    by: 'ama',
    daysAgo: 15,
    releasedDaysAgo: 104,
    works: ['Gold Coast Rain'],
    about: {
      version_title: 'Live at the National Theatre',
      display_artist: 'Ama Kusi & The Tides',
      duration_s: 287,
      label: 'Osu Music',
    },
    contributors: [['ama', 'contracted_featured', 'lead_vocals', 'piano']],
    // In the Benelux nobody holds the second half.
    rights: [
      { ...everywhere('ama', 50), where: [BENELUX] },
      { ...everywhere('ama'), where: [WORLD, `-${BENELUX}`] },
    ],
  },
  {
    title: 'Night Market',
    by: 'osu',
    daysAgo: 12,
    releasedDaysAgo: 1_500,
    about: {
      display_artist: 'Adwoa Boateng feat. Ama Kusi',
      duration_s: 245,
      label: 'Boateng Sounds',
      p_line: 'Boateng Sounds',
      catalogue_number: 'BS-114',
      genre: 'Afropop',
      language: 'en',
      // Not known here when the recording was registered.
      works: [{ composition_id: null, title: 'Night Market', iswc: null, writers: 'Adwoa Boateng, Kofi Mensah' }],
    },
    contributors: [
      ['adwoa', 'contracted_featured', 'lead_vocals'],
      ['ama', 'other_featured', 'lead_vocals'],
      ['zainab', 'non_featured', 'backing_vocals'],
      ['kwabena', 'mixer', 'mixing_engineer'],
    ],
    rights: [
      { party: 'osu', role: 'producer', share: 80, where: [GHANA], from: [2, '01-01'] },
      { party: 'osu', role: 'producer', share: 100, where: [WORLD, `-${GHANA}`, `-${NIGERIA}`], from: [2, '01-01'] },
      { party: 'lagos', role: 'licensee', share: 100, where: [NIGERIA], from: [3, '01-01'], to: [1, '12-31'] },
      { party: 'boateng', role: 'producer', share: 100, where: [NIGERIA], from: [0, '01-01'] },
    ],
    claim: {
      by: 'kofi',
      daysAgo: 4,
      role: 'assignee',
      share: 50,
      where: [GHANA],
      from: [0, '03-01'],
      to: [0, '12-31'],
      statement: 'Boateng Sounds assigned half of Ghana to me for this year; the agreement is of February.',
    },
  },
  {
    // Waits for Kofi.
    title: 'Bukom Boys',
    by: 'ama',
    daysAgo: 6,
    releasedDaysAgo: -14,
    about: { display_artist: 'Ama Kusi & Kofi Mensah', duration_s: 188, label: 'Osu Music', release_title: 'Bukom' },
    contributors: [
      ['ama', 'contracted_featured', 'lead_vocals'],
      ['kofi', 'contracted_featured', 'lead_vocals', 'percussion'],
    ],
    rights: [everywhere('ama', 50), everywhere('kofi', 50)],
  },
  {
    // Waits for Osu Music.
    title: 'Sunday in Osu',
    by: 'kofi',
    daysAgo: 3,
    releasedDaysAgo: 9,
    about: { display_artist: 'Kofi Mensah', duration_s: 203, label: 'Osu Music', genre: 'Gospel' },
    contributors: [['kofi', 'contracted_featured', 'lead_vocals', 'organ']],
    rights: [
      { ...everywhere('kofi', 100), where: [WORLD, `-${NORTH_AMERICA}`] },
      { ...everywhere('osu', 100), role: 'exclusive_licensee', where: [NORTH_AMERICA] },
    ],
  },
  {
    title: 'Volta Blues',
    by: 'ama',
    daysAgo: 2,
    releasedDaysAgo: null,
    isDraft: true,
    about: { version_title: 'Demo', display_artist: 'Ama Kusi' },
    contributors: [],
    rights: [],
  },
  {
    title: 'Osu Castle Road',
    by: 'kofi',
    daysAgo: 8,
    releasedDaysAgo: null,
    isDraft: true,
    about: { display_artist: 'Kofi Mensah', duration_s: 192 },
    contributors: [['kofi', 'contracted_featured', 'lead_vocals']],
    rights: [],
  },
];
