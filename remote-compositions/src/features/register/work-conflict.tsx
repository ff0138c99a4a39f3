import { ConflictDialog } from '@counterpoint/area-ui/wizard';
import { differencesBetween } from './texts/format-lines.ts';
import type { DraftForm } from './work-draft.ts';

export function WorkConflict({ draft }: { draft: DraftForm }) {
  return <ConflictDialog draft={draft} differencesBetween={differencesBetween} />;
}
