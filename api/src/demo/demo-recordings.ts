import type { RecordingState } from '@counterpoint/domain/states';
import type { DemoMember } from './demo-parties.ts';

/** A recording of the demo; the first of `members` registered it. */
export interface DemoRecording {
  readonly title: string;
  readonly version?: string;
  readonly artist: string;
  readonly members: readonly [DemoMember, ...DemoMember[]];
  readonly seconds: number | null;
  readonly label: string | null;
  /** Days before now; a release may lie ahead. */
  readonly releasedDaysAgo: number | null;
  readonly changedDaysAgo: number;
  readonly state: RecordingState;
  readonly hasIsrc: boolean;
}

const registered = { state: 'registered', hasIsrc: true } as const;

export const DEMO_RECORDINGS: readonly DemoRecording[] = [
  {
    title: 'Gold Coast Rain',
    artist: 'Ama Kusi',
    members: ['ama', 'osu'],
    seconds: 222,
    label: 'Osu Music',
    releasedDaysAgo: 200,
    changedDaysAgo: 16,
    ...registered,
  },
  {
    title: 'Gold Coast Rain',
    version: 'Live at the National Theatre',
    artist: 'Ama Kusi & The Tides',
    members: ['ama'],
    seconds: 287,
    label: 'Osu Music',
    releasedDaysAgo: 104,
    changedDaysAgo: 15,
    ...registered,
  },
  {
    title: 'Harmattan Love',
    artist: 'Ama Kusi feat. Kofi Mensah',
    members: ['ama', 'kofi'],
    seconds: 251,
    label: 'Tema Records',
    releasedDaysAgo: 65,
    changedDaysAgo: 30,
    ...registered,
  },
  {
    title: 'Night Market',
    artist: 'Adwoa Boateng feat. Ama Kusi',
    members: ['osu', 'ama'],
    seconds: 245,
    label: 'Boateng Sounds',
    releasedDaysAgo: 2,
    changedDaysAgo: 5,
    ...registered,
  },
  {
    title: 'Lagos to Accra',
    artist: 'Kofi Mensah & Chinedu Okafor',
    members: ['kofi'],
    seconds: 207,
    label: 'Lagos Wave',
    releasedDaysAgo: 35,
    changedDaysAgo: 34,
    ...registered,
  },
  {
    title: 'Lagos to Accra',
    version: 'Highlife Remix',
    artist: 'Kofi Mensah',
    members: ['kofi', 'osu'],
    seconds: 331,
    label: 'Lagos Wave',
    releasedDaysAgo: 20,
    changedDaysAgo: 18,
    ...registered,
  },
  {
    title: 'Kumasi Express',
    artist: 'The Osu Horns',
    members: ['osu', 'ama', 'kofi'],
    seconds: 195,
    label: 'Osu Music',
    releasedDaysAgo: 160,
    changedDaysAgo: 150,
    ...registered,
  },
  {
    title: 'Talking Drum Study No. 3',
    artist: 'Kofi Mensah',
    members: ['kofi'],
    seconds: 318,
    label: null,
    releasedDaysAgo: 140,
    changedDaysAgo: 139,
    ...registered,
  },
  {
    title: 'Letters from Elmina',
    artist: 'Adwoa Boateng',
    members: ['osu'],
    seconds: 274,
    label: 'Osu Music',
    releasedDaysAgo: 280,
    changedDaysAgo: 270,
    ...registered,
  },
  {
    title: 'Independence Square',
    artist: 'Ama Kusi',
    members: ['osu', 'ama'],
    seconds: 255,
    label: 'Osu Music',
    releasedDaysAgo: 330,
    changedDaysAgo: 329,
    ...registered,
  },
  {
    title: 'Bukom Boys',
    artist: 'Ama Kusi & Kofi Mensah',
    members: ['ama', 'kofi'],
    seconds: 188,
    label: 'Osu Music',
    releasedDaysAgo: -14,
    changedDaysAgo: 6,
    state: 'awaiting_confirmation',
    hasIsrc: true,
  },
  {
    title: 'Volta Blues',
    version: 'Demo',
    artist: 'Ama Kusi',
    members: ['ama'],
    seconds: null,
    label: null,
    releasedDaysAgo: null,
    changedDaysAgo: 2,
    state: 'draft',
    hasIsrc: false,
  },
  {
    title: 'Osu Castle Road',
    artist: 'Kofi Mensah',
    members: ['kofi'],
    seconds: 192,
    label: null,
    releasedDaysAgo: null,
    changedDaysAgo: 8,
    state: 'draft',
    hasIsrc: false,
  },
];
