import type { DemoMember } from './demo-parties.ts';
import type { DemoWork } from './demo-works.ts';

/** Something that happened to a work of the demo after it was submitted. */
export type DemoChange = {
  readonly title: string;
  readonly by: DemoMember;
  readonly daysAgo: number;
} & (
  | { readonly kind: 'contested'; readonly reason: string; readonly shares: readonly [pr: number, mr: number] }
  /** A new version; what is not told of it is as before. */
  | { readonly kind: 'amended'; readonly note: string; readonly to: Pick<DemoWork, 'writers' | 'publishers'> }
  | { readonly kind: 'claimed'; readonly statement: string; readonly shares: readonly [pr: number, mr: number] }
);

export const DEMO_CHANGES: readonly DemoChange[] = [
  {
    kind: 'contested',
    title: 'Sankofa Road',
    by: 'kofi',
    daysAgo: 3,
    shares: [50, 50],
    reason: 'We wrote the melody together in one evening, so half of it is mine.',
  },
  {
    // In force at once: who else is named is no member.
    kind: 'amended',
    title: 'Señorita del Mar',
    by: 'ama',
    daysAgo: 40,
    note: 'We agreed to share it equally.',
    to: {
      writers: [
        ['maria', 'CA', 50, 50],
        ['ama', 'C', 50, 50],
      ],
    },
  },
  {
    // Waits for the publisher, whose share becomes smaller.
    kind: 'amended',
    title: 'Makola Morning',
    by: 'ama',
    daysAgo: 6,
    note: 'Our new agreement leaves me a quarter of the mechanical right.',
    to: { writers: [['ama', 'CA', 50, 25]], publishers: [['osu', 50, 75, ['ama']]] },
  },
  {
    kind: 'claimed',
    title: 'Harbour Lights',
    by: 'kofi',
    daysAgo: 2,
    shares: [50, 50],
    statement: 'I wrote the words for the choir of Osu Presbyterian in 2012; the score names me.',
  },
];
