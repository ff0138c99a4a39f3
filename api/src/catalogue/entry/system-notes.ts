import { COMMON_RECORDING_FIELDS, COMMON_WORK_FIELDS, fieldsOf, formatPlainValue } from '@counterpoint/domain/fields';
import * as text from '../../messages/entry-notes.generated.ts';

const NOTES = {
  rights_claimed: () => text.rightsClaimed(),
  claim_changed: () => text.claimChanged(),
  claim_released: () => text.claimReleased(),
  claim_released_in_case: (number: string) => text.claimReleasedInCase({ number }),
  case_outcome: (number: string) => text.caseOutcome({ number }),
  in_case: (number: string) => text.inCase({ number }),
  joined_line_up: (name: string) => text.joinedLineUp({ name }),
  claimed_unnamed_share: (name: string) => text.claimedUnnamedShare({ name }),
  merged_into: (reference: string) => text.mergedInto({ reference }),
  merged_from: (reference: string) => text.mergedFrom({ reference }),
  iswc_assigned: (society: string) => text.iswcAssigned({ society }),
  unmerged: (reference: string) => text.unmerged({ reference }),
  field_changed: fieldChanged,
};

/** Request schemas refuse control characters, so members can't type it. */
const SEPARATOR = '\u001f';

export function systemNote(code: keyof typeof NOTES, about = ''): string {
  return `${SEPARATOR}${code}${SEPARATOR}${about}`;
}

/** Says that a bulk edit gave a field this value. */
export function fieldNote(field: string, value: unknown): string {
  return systemNote('field_changed', `${field} ${value ?? ''}`);
}

function fieldChanged(about: string): string | null {
  const [name = '', ...words] = about.split(' ');
  const [, field] =
    fieldsOf({ ...COMMON_WORK_FIELDS, ...COMMON_RECORDING_FIELDS }).find(([each]) => each === name) ?? [];
  if (!field) return null;
  const value = formatPlainValue(field, words.join(' '));
  return value ? text.fieldChanged({ field: field.label(), value }) : text.fieldCleared({ field: field.label() });
}

/** Renders a note in the reader's language; a member's text and older notes are returned as stored. */
export function renderNote(note: string | null): string | null {
  if (!note?.startsWith(SEPARATOR)) return note;
  const [, code = '', about = ''] = note.split(SEPARATOR);
  const [, render] = Object.entries(NOTES).find(([each]) => each === code) ?? [];
  return render ? render(about) : null;
}
