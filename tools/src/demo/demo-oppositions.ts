import type { CaseAnswer, CaseMeasure } from '@counterpoint/domain/schemas';
import type { OppositionKind } from '@counterpoint/domain/states';
import type { DemoMember } from './demo-parties.ts';

/** In whole per cent, by whose line it is. */
type DemoSplit = Readonly<Partial<Record<DemoMember, number>>>;

/** What happened to a case of the demo after it was filed. */
export type DemoStep = { readonly by: DemoMember; readonly daysAgo: number } & (
  | { readonly says: string }
  | { readonly answers: CaseAnswer; readonly because?: string }
  | { readonly proposes: DemoSplit; readonly note: string }
);

/** A case of the demo about the work of this title, filed by one of its members. */
export interface DemoOpposition {
  readonly kind: OppositionKind;
  readonly title: string;
  readonly by: DemoMember;
  readonly daysAgo: number;
  readonly right: CaseMeasure & ('pr' | 'mr' | 'sr');
  /** How it should be; who is not named keeps what they have. */
  readonly claimed: DemoSplit;
  readonly statement: string;
  /** Of a sample: the work that it is said to be from, and where it is heard. */
  readonly sample?: { readonly of: string; readonly timings: string };
  /** It was begun, and is not filed. */
  readonly isDraft?: boolean;
  readonly steps: readonly DemoStep[];
}

/**
 * Cases in every state that a member meets. Claims that overlap, and contested versions, come about in the demo's
 * recordings and changes.
 */
export const DEMO_OPPOSITIONS: readonly DemoOpposition[] = [
  {
    kind: 'author_share',
    title: 'Independence Square',
    by: 'ama',
    daysAgo: 150,
    right: 'pr',
    claimed: { ama: 70, osu: 30 },
    statement: 'Our publishing agreement was renewed in January: my part of the performing right is seventy per cent.',
    steps: [
      { by: 'osu', daysAgo: 141, says: 'We are looking for the renewed agreement. Our copy was signed in February.' },
      { by: 'ama', daysAgo: 139, says: 'That is the one: the schedule on its last page has the new shares.' },
      { by: 'osu', daysAgo: 97, answers: 'update', because: 'The schedule says so.' },
    ],
  },
  {
    // Documents come, staff admit it, and nobody answers: silence does not settle a sample.
    kind: 'sample',
    title: 'Sahel Moon',
    by: 'kofi',
    daysAgo: 130,
    right: 'pr',
    claimed: { kofi: 20, ama: 30 },
    statement: 'The guitar figure under the second verse is lifted from the first bars of my Talking Drum Study.',
    sample: { of: 'Talking Drum Study No. 3', timings: '1:12 to 1:31, and again from 2:40' },
    steps: [],
  },
  {
    // Nobody has answered in time: it waits for the society.
    kind: 'author_share',
    title: 'Kumasi Express',
    by: 'kofi',
    daysAgo: 63,
    right: 'pr',
    claimed: { kofi: 35, ama: 25 },
    statement: 'We agreed on five per cent more for me when I rewrote the bridge for the album.',
    steps: [],
  },
  {
    kind: 'author_share',
    title: 'Harmattan Love',
    by: 'kofi',
    daysAgo: 48,
    right: 'pr',
    claimed: { kofi: 40, ama: 20 },
    statement:
      'I wrote the bridge and the hook at the session of 14 May. The split sheet that we signed gives me forty per cent of the performing right, and the registration gives me twenty.',
    steps: [
      { by: 'kofi', daysAgo: 46, says: 'Here is the split sheet from the session. Do you remember who kept the copy?' },
      { by: 'ama', daysAgo: 31, says: 'That sheet was for the demo. We rewrote the hook in June without the bridge.' },
      { by: 'kofi', daysAgo: 30, says: 'The bridge is in the release, from 2:05. Listen to the final mix.' },
    ],
  },
  {
    kind: 'author_share',
    title: 'Trotro Blues',
    by: 'ama',
    daysAgo: 40,
    right: 'mr',
    claimed: { ama: 50, kofi: 50 },
    statement: 'The words of all three verses are mine; we agreed on halves before the recording was released.',
    steps: [
      {
        by: 'kofi',
        daysAgo: 14,
        answers: 'maintain',
        because: 'The words came after the melody was registered. Thirty per cent is what we shook hands on.',
      },
      { by: 'ama', daysAgo: 9, says: 'I can bring the messages of that week. Shall we meet in the middle?' },
    ],
  },
  {
    kind: 'author_share',
    title: 'Lagos to Accra',
    by: 'ama',
    daysAgo: 34,
    right: 'pr',
    claimed: { ama: 30, kofi: 30 },
    statement: 'I wrote the second verse as well, which the first registration left out.',
    steps: [
      { by: 'kofi', daysAgo: 8, says: 'Half of the second verse is from my notebook. What about a quarter for you?' },
      {
        by: 'kofi',
        daysAgo: 2,
        proposes: { ama: 25, kofi: 35 },
        note: 'A quarter for you, thirty-five for me; Chinedu keeps what he has.',
      },
    ],
  },
  {
    kind: 'author_share',
    title: 'Gold Coast Rain',
    by: 'ama',
    daysAgo: 2,
    right: 'pr',
    isDraft: true,
    claimed: { ama: 55, kofi: 20 },
    statement: 'The chorus was rewritten by me before',
    steps: [],
  },
];
