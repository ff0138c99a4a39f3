import type { DraftedEntry, DraftForm, Wizard } from '@counterpoint/area-ui/wizard';
import { useNavigate } from '@counterpoint/contract/router';
import type { FieldValues } from 'react-hook-form';

interface BrowsingOptions {
  readonly wizard: Pick<Wizard<string>, 'show'>;
  readonly amendedId: string | null;
  /** Where the society's parties are listed: for the draft, or for none that is stored. */
  readonly indexOf: (id: string | null) => string;
}

/** The way to the society's parties, with all that is typed saved; what cannot be saved yet is shown at its field. */
export function useBrowsing<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  { store }: DraftForm<Values, Draft, Stored>,
  { wizard, amendedId, indexOf }: BrowsingOptions,
): () => void {
  const navigate = useNavigate();
  async function browse() {
    const isSaved = await store.getState().flush();
    const { saving, stored } = store.getState();
    if (isSaved) navigate(indexOf(stored?.id ?? amendedId));
    else if (saving.kind === 'incomplete') wizard.show(saving.problems);
  }
  return () => void browse();
}
