import { useDraft } from '@counterpoint/client/drafts';
import { type Difference, StaleDialog } from '@counterpoint/kit/wizard';
import type { FieldValues } from 'react-hook-form';
import type { DraftedEntry } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';

interface ConflictDialogProps<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly draft: DraftForm<Values, Draft, Stored>;
  readonly differencesBetween: (mine: Values, theirs: Values) => readonly Difference[];
}

export function ConflictDialog<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
  draft: { subject, store, replaceValues },
  differencesBetween,
}: ConflictDialogProps<Values, Draft, Stored>) {
  const saving = useDraft(store, (state) => state.saving);
  if (saving.kind !== 'conflict') return null;
  const theirs = subject.kind.valuesOf(saving.theirs);
  function handleTakeTheirs() {
    replaceValues(theirs);
    store.getState().adoptStored();
  }
  return (
    <StaleDialog
      differences={differencesBetween(saving.mine, theirs)}
      changedAt={saving.theirs.updated_at}
      onKeepMine={() => void store.getState().overwriteStored()}
      onTakeTheirs={handleTakeTheirs}
    />
  );
}
