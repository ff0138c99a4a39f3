import { codesOf } from '../fields/codes-of.ts';

export const ISNI_APPLICATION_STATES = [
  'draft',
  'submitted',
  'in_review',
  'possible_match',
  'more_info_needed',
  'claimed_existing',
  'assigned',
  'rejected',
  'withdrawn',
] as const;
export type IsniApplicationState = (typeof ISNI_APPLICATION_STATES)[number];

export const CLOSED_ISNI_STATES = ['assigned', 'rejected', 'withdrawn'] as const satisfies IsniApplicationState[];

export const ISNI_ACTORS = ['member', 'society', 'agency'] as const;
export type IsniActor = (typeof ISNI_ACTORS)[number];

interface Transition {
  readonly from: readonly IsniApplicationState[];
  readonly to: IsniApplicationState;
  readonly by: readonly IsniActor[];
}

const WITHDRAWABLE = ['submitted', 'more_info_needed', 'claimed_existing'] as const;
const WITH_THE_SOCIETY = ['submitted', 'in_review', 'possible_match', 'claimed_existing'] as const;

const TRANSITIONS = {
  submit: { from: ['draft', 'more_info_needed'], to: 'submitted', by: ['member'] },
  /** Submits with an ISNI that the member claims. */
  claim: { from: ['draft', 'more_info_needed'], to: 'claimed_existing', by: ['member'] },
  /** Not once the society works on it. */
  withdraw: { from: WITHDRAWABLE, to: 'withdrawn', by: ['member'] },
  review: { from: ['submitted'], to: 'in_review', by: ['society', 'agency'] },
  offer_candidates: { from: ['submitted', 'in_review'], to: 'possible_match', by: ['society', 'agency'] },
  /** Staff verify the claim of an existing ISNI, or anyone could take it. */
  choose_assigned: { from: ['possible_match'], to: 'claimed_existing', by: ['member'] },
  /** A record without an ISNI goes back to the agency. */
  choose_provisional: { from: ['possible_match'], to: 'in_review', by: ['member'] },
  /** After "not me" for the last candidate. */
  choose_none: { from: ['possible_match'], to: 'in_review', by: ['member'] },
  ask: { from: WITH_THE_SOCIETY, to: 'more_info_needed', by: ['society', 'agency'] },
  assign: { from: WITH_THE_SOCIETY, to: 'assigned', by: ['society', 'agency'] },
  refuse: { from: [...WITH_THE_SOCIETY, 'more_info_needed'], to: 'rejected', by: ['society'] },
} satisfies Readonly<Record<string, Transition>>;
export const ISNI_ACTS = codesOf(TRANSITIONS);
export type IsniAct = keyof typeof TRANSITIONS;

export function nextIsniState(state: IsniApplicationState, act: IsniAct, by: IsniActor): IsniApplicationState | null {
  const { from, to, by: allowed }: Transition = TRANSITIONS[act];
  return from.includes(state) && allowed.includes(by) ? to : null;
}

export function isIsniClosed(state: IsniApplicationState): boolean {
  return CLOSED_ISNI_STATES.some((closed) => closed === state);
}

export function isIsniWritable(state: IsniApplicationState): boolean {
  return state === 'draft' || state === 'more_info_needed';
}

export function isIsniWithdrawable(state: IsniApplicationState): boolean {
  return WITHDRAWABLE.some((withdrawable) => withdrawable === state);
}
