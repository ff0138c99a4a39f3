import { useDraft } from '@counterpoint/client/drafts';
import { type Difference, StaleDialog } from '@counterpoint/kit/wizard';
import { changedOnly } from './differences.ts';
import type { DraftTypes } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';

interface ConflictDialogProps<Of extends DraftTypes> {
  readonly draft: DraftForm<Of>;
  readonly compare: (mine: Of['values'], theirs: Of['values']) => readonly Difference[];
}

export function ConflictDialog<Of extends DraftTypes>({
  draft: { subject, store, replaceValues },
  compare,
}: ConflictDialogProps<Of>) {
  const saving = useDraft(store, (state) => state.saving);
  if (saving.kind !== 'conflict') return null;
  const theirs = subject.kind.valuesOf(saving.theirs);
  function handleTakeTheirs() {
    replaceValues(theirs);
    store.getState().adoptStored();
  }
  return (
    <StaleDialog
      differences={changedOnly(compare(saving.mine, theirs))}
      changedAt={saving.theirs.updated_at}
      onKeepMine={() => void store.getState().overwriteStored()}
      onTakeTheirs={handleTakeTheirs}
    />
  );
}
