/** What works and recordings have in common: objects of a catalogue that change in versions, confirmed by who they concern. */
export interface CatalogueKind {
  /** The table of the objects, and the start of the names of all others: `composition_revision`, `composition_id`. */
  readonly name: 'composition' | 'recording';
  /** The states of a version in force. */
  readonly inForce: readonly string[];
  /** The tables of lines whose parties are asked to confirm. */
  readonly asked: readonly string[];
}

/** Musical works. */
export const WORKS: CatalogueKind = {
  name: 'composition',
  inForce: ['registered', 'registered_incomplete'],
  asked: ['composition_line', 'composition_publisher'],
};

/** Sound recordings: who holds rights in them is asked, who is heard is told. */
export const RECORDINGS: CatalogueKind = {
  name: 'recording',
  inForce: ['registered'],
  asked: ['recording_right'],
};

/** Whether a version in this state is in force, and so open to every member. */
export function isInForce({ inForce }: CatalogueKind, state: string): boolean {
  return inForce.includes(state);
}

/** A version of an object of a catalogue. */
export interface VersionKey {
  readonly id: string;
  readonly revision: number;
}

interface Withdrawn {
  readonly state: string;
  readonly events: readonly { readonly type: string }[];
}

/** A draft that was submitted once, and taken back, is known to others, and so withdrawn and not thrown away. */
export function isWithdrawable(kind: CatalogueKind, { state, events }: Withdrawn): boolean {
  if (state === 'draft') return events.some(({ type }) => type === 'taken_back');
  return state === 'awaiting_confirmation' || isInForce(kind, state);
}
