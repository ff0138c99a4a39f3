import { ConflictDialog } from '@counterpoint/area-ui/wizard';
import type { DraftForm } from './recording-draft.ts';
import { differencesBetween } from './texts/draft-differences.ts';

export function RecordingConflict({ draft }: { draft: DraftForm }) {
  return <ConflictDialog draft={draft} differencesBetween={differencesBetween} />;
}
