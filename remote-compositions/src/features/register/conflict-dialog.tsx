import { useDraft } from '@counterpoint/client/drafts';
import { StaleDialog } from '@counterpoint/kit/wizard';
import { valuesOf } from './draft-values.ts';
import type { DraftForm } from './use-draft-form.ts';
import { differencesBetween } from './words/draft-differences.ts';

/** Somebody saved first: what differs, and the choice between the two. */
export function ConflictDialog({ draft: { store, replaceValues } }: { draft: DraftForm }) {
  const saving = useDraft(store, (state) => state.saving);
  if (saving.kind !== 'conflict') return null;
  const theirs = valuesOf(saving.theirs);
  function handleTakeTheirs() {
    replaceValues(theirs);
    store.getState().takeTheirs();
  }
  return (
    <StaleDialog
      differences={differencesBetween(saving.mine, theirs)}
      changedAt={saving.theirs.updated_at}
      onKeepMine={() => void store.getState().keepMine()}
      onTakeTheirs={handleTakeTheirs}
    />
  );
}
