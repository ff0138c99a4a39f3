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

export const ISNI_ACTS = [
  'submit',
  'claim',
  'withdraw',
  'review',
  'offer_candidates',
  'choose_assigned',
  'choose_provisional',
  'choose_none',
  'ask',
  'assign',
  'refuse',
] as const;
export type IsniAct = (typeof ISNI_ACTS)[number];

/** Who does it: the member who applies, the society's staff, or the ISNI agency by its answer. */
export const ISNI_ACTORS = ['member', 'society', 'agency'] as const;
export type IsniActor = (typeof ISNI_ACTORS)[number];

interface Transition {
  readonly from: readonly IsniApplicationState[];
  readonly to: IsniApplicationState;
  readonly by: readonly IsniActor[];
}

const WITH_THE_SOCIETY = ['submitted', 'in_review', 'possible_match', 'claimed_existing'] as const;

const TRANSITIONS: Readonly<Record<IsniAct, Transition>> = {
  submit: { from: ['draft', 'more_info_needed'], to: 'submitted', by: ['member'] },
  /** The same, with an ISNI that the member says is theirs. */
  claim: { from: ['draft', 'more_info_needed'], to: 'claimed_existing', by: ['member'] },
  /** Once the society works on it, it is answered and no longer withdrawn. */
  withdraw: { from: ['submitted', 'more_info_needed', 'claimed_existing'], to: 'withdrawn', by: ['member'] },
  review: { from: ['submitted'], to: 'in_review', by: ['society', 'agency'] },
  offer_candidates: { from: ['submitted', 'in_review'], to: 'possible_match', by: ['society', 'agency'] },
  /** 'This is me', of a record that has an ISNI: staff verify it, or anybody could take anybody's. */
  choose_assigned: { from: ['possible_match'], to: 'claimed_existing', by: ['member'] },
  /** 'This is me', of a record without an ISNI yet: the agency is asked to go on with it. */
  choose_provisional: { from: ['possible_match'], to: 'in_review', by: ['member'] },
  /** 'Not me', of the last one that was offered. */
  choose_none: { from: ['possible_match'], to: 'in_review', by: ['member'] },
  ask: { from: WITH_THE_SOCIETY, to: 'more_info_needed', by: ['society', 'agency'] },
  assign: { from: WITH_THE_SOCIETY, to: 'assigned', by: ['society', 'agency'] },
  refuse: { from: [...WITH_THE_SOCIETY, 'more_info_needed'], to: 'rejected', by: ['society'] },
};

/** The state that an act leads to, or null where it cannot be done: not in this state, or not by them. */
export function nextIsniState(state: IsniApplicationState, act: IsniAct, by: IsniActor): IsniApplicationState | null {
  const { from, to, by: allowed } = TRANSITIONS[act];
  return from.includes(state) && allowed.includes(by) ? to : null;
}

export function isIsniClosed(state: IsniApplicationState): boolean {
  return CLOSED_ISNI_STATES.some((closed) => closed === state);
}

/** Whether the member may change what is written in it. */
export function isIsniWritable(state: IsniApplicationState): boolean {
  return state === 'draft' || state === 'more_info_needed';
}
