import type { WriterView } from '@counterpoint/domain/schemas/works';

export type Confirmation = WriterView['confirmation'];

export interface EntryKind<Name extends 'composition' | 'recording' = 'composition' | 'recording'> {
  /** The entries' table, and the prefix of the other tables and columns: `composition_revision`, `composition_id`. */
  readonly name: Name;
  readonly activeStates: readonly string[];
  readonly confirmable: readonly string[];
  readonly naming: readonly string[];
  readonly lines: readonly string[];
  /** The table of claims that await the submitter's answer. */
  readonly claims: 'composition_claim' | 'recording_line_up_claim';
  readonly claimAnswered: 'claim.answered' | 'line_up_claim.answered';
}

export const WORKS: EntryKind<'composition'> = {
  name: 'composition',
  activeStates: ['registered', 'registered_incomplete'],
  confirmable: ['composition_line', 'composition_publisher'],
  naming: ['composition_line', 'composition_publisher'],
  lines: ['composition_line', 'composition_publisher', 'composition_recording'],
  claims: 'composition_claim',
  claimAnswered: 'claim.answered',
};

export const RECORDINGS: EntryKind<'recording'> = {
  name: 'recording',
  activeStates: ['registered'],
  confirmable: ['recording_right'],
  naming: ['recording_right', 'recording_contributor'],
  lines: ['recording_contributor', 'recording_right', 'recording_work'],
  claims: 'recording_line_up_claim',
  claimAnswered: 'line_up_claim.answered',
};

export function isActive({ activeStates }: EntryKind, state: string): boolean {
  return activeStates.includes(state);
}

export interface RevisionKey {
  readonly id: string;
  readonly revision: number;
}
