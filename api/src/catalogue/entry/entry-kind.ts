/** The tables of works or of recordings, and what their revisions have in common. */
export interface EntryKind {
  /** The table of the entries, and the start of the names of all others: `composition_revision`, `composition_id`. */
  readonly name: 'composition' | 'recording';
  /** The states of an active revision. */
  readonly activeStates: readonly string[];
  /** The tables of lines whose parties are invited to confirm. */
  readonly confirmable: readonly string[];
  /** The tables of lines that name parties. */
  readonly naming: readonly string[];
  /** The tables of all lines of a revision. */
  readonly lines: readonly string[];
}

/** Musical works. */
export const WORKS: EntryKind = {
  name: 'composition',
  activeStates: ['registered', 'registered_incomplete'],
  confirmable: ['composition_line', 'composition_publisher'],
  naming: ['composition_line', 'composition_publisher'],
  lines: ['composition_line', 'composition_publisher', 'composition_recording'],
};

/** Sound recordings: rights holders are invited to confirm, contributors are only notified. */
export const RECORDINGS: EntryKind = {
  name: 'recording',
  activeStates: ['registered'],
  confirmable: ['recording_right'],
  naming: ['recording_right', 'recording_contributor'],
  lines: ['recording_contributor', 'recording_right', 'recording_work'],
};

/** Whether a revision in this state is active, and so visible to every member. */
export function isActive({ activeStates }: EntryKind, state: string): boolean {
  return activeStates.includes(state);
}

/** One revision of a work or a recording. */
export interface RevisionKey {
  readonly id: string;
  readonly revision: number;
}
