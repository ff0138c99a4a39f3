import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import type { EntryView } from './entry-view.ts';

/** The reader's task, shown in place of the entry's status. */
export interface EntryRequest {
  readonly title: string;
  readonly next: string;
}

/** Asks the reader to confirm an entry or its pending revision. */
export function confirmationRequest<Details extends EntryDetails>(
  { given }: Pick<EntryView<Details>, 'given'>,
  entry: Details,
  pending: Details | null | undefined,
): EntryRequest | null {
  if (entry.pending_revision !== null && pending?.awaits_my_confirmation)
    return { title: text.newRevisionRequest({ given }), next: text.newRevisionRequestHint() };
  if (entry.awaits_my_confirmation) return { title: text.confirmRequest({ given }), next: text.confirmRequestHint() };
  return null;
}
