import { ConflictDialog } from '@counterpoint/area-ui/wizard';
import type { DraftForm } from './recording-draft.ts';
import { differencesBetween } from './texts/format-lines.ts';

export function RecordingConflict({ draft }: { draft: DraftForm }) {
  return <ConflictDialog draft={draft} differencesBetween={differencesBetween} />;
}
