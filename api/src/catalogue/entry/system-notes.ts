import * as text from '../../messages/entry-notes.generated.ts';

/** Notes that the portal itself leaves on revisions and events, by the code that is stored. */
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
  unmerged: (reference: string) => text.unmerged({ reference }),
};

/** No member can type it: request schemas refuse control characters. */
const SEPARATOR = '\u001f';

/** Returns a note of the portal as it is stored: its code and what it is about. */
export function systemNote(code: keyof typeof NOTES, about = ''): string {
  return `${SEPARATOR}${code}${SEPARATOR}${about}`;
}

/** Returns a stored note in the reader's language; what a member wrote, and older notes of the portal, as they are. */
export function renderNote(note: string | null): string | null {
  if (!note?.startsWith(SEPARATOR)) return note;
  const [, code = '', about = ''] = note.split(SEPARATOR);
  const [, render] = Object.entries(NOTES).find(([each]) => each === code) ?? [];
  return render ? render(about) : null;
}
