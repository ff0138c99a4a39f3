import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import * as z from 'zod/mini';
import type { Attached, PartyCatalogue } from './party-catalogue.ts';

export type Attachment =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed'; readonly id: string; readonly title: string }
  | { readonly kind: 'open'; readonly to: Attached };

/** The full schema would be larger than this page's code. */
const namedEntry = z.object({ title: z.string(), state: z.string(), is_mine: z.boolean() });

export function useAttachment({ topic, attaches }: PartyCatalogue): Attachment {
  const { http } = useHost();
  const queries = useQueryClient();
  const { [attaches.parameter]: id } = useParams();
  const stored = useQuery({
    queryKey: [topic, 'attached', id],
    queryFn: ({ signal }) =>
      http.get(`${attaches.root}/${encodeURIComponent(id ?? '')}`, { schema: namedEntry, signal }),
    enabled: id !== undefined,
    placeholderData: () => namedEntry.safeParse(queries.getQueryData([topic, 'details', id])).data,
  });
  if (id === undefined) return { kind: 'none' };
  if (stored.data) {
    const { title, state, is_mine } = stored.data;
    // A registered entry is changed by a new revision, which the wizard creates with the first change.
    const isAmendment = attaches.amendable.includes(state);
    if (is_mine && (state === 'draft' || isAmendment)) return { kind: 'open', to: { id, title, isAmendment } };
    return { kind: 'closed', id, title };
  }
  if (!stored.isError) return { kind: 'loading' };
  if (isMissing(stored.error)) return { kind: 'missing' };
  return { kind: 'failed', message: messageOf(stored.error), onRetry: () => void stored.refetch() };
}
