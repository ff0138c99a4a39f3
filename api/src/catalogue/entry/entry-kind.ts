/** What works and recordings have in common: objects of a catalogue that change in versions, confirmed by who they concern. */
export interface EntryKind {
  /** The table of the objects, and the start of the names of all others: `composition_revision`, `composition_id`. */
  readonly name: 'composition' | 'recording';
  /** The states of a version in force. */
  readonly activeStates: readonly string[];
  /** The tables of lines whose parties are asked to confirm. */
  readonly asked: readonly string[];
}

/** Musical works. */
export const WORKS: EntryKind = {
  name: 'composition',
  activeStates: ['registered', 'registered_incomplete'],
  asked: ['composition_line', 'composition_publisher'],
};

/** Sound recordings: who holds rights in them is asked, who is heard is told. */
export const RECORDINGS: EntryKind = {
  name: 'recording',
  activeStates: ['registered'],
  asked: ['recording_right'],
};

/** Whether a version in this state is in force, and so open to every member. */
export function isActive({ activeStates }: EntryKind, state: string): boolean {
  return activeStates.includes(state);
}

/** A version of an object of a catalogue. */
export interface RevisionKey {
  readonly id: string;
  readonly revision: number;
}

interface Withdrawn {
  readonly state: string;
  readonly events: readonly { readonly type: string }[];
}

/** A draft that was submitted once, and taken back, is known to others, and so withdrawn and not thrown away. */
export function isWithdrawable(kind: EntryKind, { state, events }: Withdrawn): boolean {
  if (state === 'draft') return events.some(({ type }) => type === 'taken_back');
  return state === 'awaiting_confirmation' || isActive(kind, state);
}
