import { discardDraft } from '@counterpoint/client/drafts';
import { useQueryClient } from '@counterpoint/contract/query';
import type { FieldValues } from 'react-hook-form';
import type { DraftedEntry } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';

export function useDiscardDraft<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
  store,
  subject,
  api,
}: DraftForm<Values, Draft, Stored>): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stored = await discardDraft(store, (version) => api.discard(version));
    if (stored) queries.removeQueries({ queryKey: subject.keys.details(stored.id) });
    await queries.invalidateQueries({ queryKey: subject.keys.all });
  };
}
