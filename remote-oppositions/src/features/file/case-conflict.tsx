import { ConflictDialog } from '@counterpoint/area-ui/wizard';
import type { FilingForm } from './case-entry.ts';
import { differencesBetween } from './words/case-differences.ts';

/** The draft was changed in another window first: what differs, and the choice between the two. */
export function CaseConflict({ draft }: { draft: FilingForm }) {
  return <ConflictDialog draft={draft} differencesBetween={differencesBetween} />;
}
