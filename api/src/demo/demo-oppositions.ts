import type { Right } from '@counterpoint/domain/shares';
import type { OppositionKind, OppositionState } from '@counterpoint/domain/states';
import type { DemoParty } from './demo-parties.ts';

/** A case of the demo, about the work or recording of this title. */
export interface DemoOpposition {
  readonly number: number;
  readonly kind: OppositionKind;
  readonly state: OppositionState;
  readonly about: 'composition' | 'recording';
  readonly title: string;
  readonly right: Right | null;
  /** In whole per cent. */
  readonly claimed: number | null;
  readonly onHold: number;
  readonly claimant: DemoParty;
  /** Days from now by which each has to answer, and days ago at which they did. */
  readonly respondents: readonly { party: DemoParty; respondIn: number; answeredDaysAgo?: number }[];
  readonly filedDaysAgo: number;
  readonly changedDaysAgo: number;
}

export const DEMO_OPPOSITIONS: readonly DemoOpposition[] = [
  {
    ...{ number: 184, kind: 'author_share', state: 'awaiting_response', about: 'composition', title: 'Harmattan Love' },
    ...{ right: 'pr', claimed: 40, onHold: 20, claimant: 'kofi', respondents: [{ party: 'ama', respondIn: 12 }] },
    ...{ filedDaysAgo: 48, changedDaysAgo: 3 },
  },
  {
    ...{ number: 191, kind: 'ownership', state: 'in_dispute', about: 'composition', title: 'Trotro Blues' },
    ...{ right: 'mr', claimed: 50, onHold: 50, claimant: 'osu' },
    respondents: [
      { party: 'kofi', respondIn: 20, answeredDaysAgo: 9 },
      { party: 'ama', respondIn: 20, answeredDaysAgo: 14 },
    ],
    ...{ filedDaysAgo: 40, changedDaysAgo: 9 },
  },
  {
    ...{
      number: 203,
      kind: 'author_share',
      state: 'settlement_proposed',
      about: 'composition',
      title: 'Lagos to Accra',
    },
    ...{ right: 'pr', claimed: 30, onHold: 10, claimant: 'ama', respondents: [{ party: 'kofi', respondIn: 26 }] },
    ...{ filedDaysAgo: 34, changedDaysAgo: 2 },
  },
  {
    ...{ number: 142, kind: 'author_share', state: 'resolved', about: 'composition', title: 'Kumasi Express' },
    ...{ right: 'pr', claimed: 35, onHold: 5, claimant: 'kofi' },
    respondents: [
      { party: 'ama', respondIn: -90, answeredDaysAgo: 101 },
      { party: 'osu', respondIn: -90, answeredDaysAgo: 98 },
    ],
    ...{ filedDaysAgo: 150, changedDaysAgo: 97 },
  },
];
