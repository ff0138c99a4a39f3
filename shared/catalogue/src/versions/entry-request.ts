import * as text from '../messages/versions.generated.ts';
import type { EntryVersion, EntryView } from './entry-view.ts';

/** What the reader is asked to do, in place of the entry's status. */
export interface EntryRequest {
  readonly title: string;
  readonly next: string;
}

/** Asks the reader to confirm an entry or its pending revision. */
export function confirmationRequest<Details extends EntryVersion>(
  { given }: Pick<EntryView<Details>, 'given'>,
  entry: Details,
  pending: Details | null | undefined,
): EntryRequest | null {
  if (entry.pending_revision !== null && pending?.awaits_my_confirmation)
    return { title: text.newVersionRequest({ given }), next: text.newVersionRequestHint() };
  if (entry.awaits_my_confirmation) return { title: text.confirmRequest({ given }), next: text.confirmRequestHint() };
  return null;
}
