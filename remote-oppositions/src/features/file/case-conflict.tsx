import { ConflictDialog } from '@counterpoint/area-ui/wizard';
import type { FilingForm } from './case-entry.ts';
import { differencesBetween } from './texts/case-differences.ts';

export function CaseConflict({ draft }: { draft: FilingForm }) {
  return <ConflictDialog draft={draft} differencesBetween={differencesBetween} />;
}
