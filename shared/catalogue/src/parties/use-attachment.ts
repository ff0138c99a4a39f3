import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import * as z from 'zod/mini';
import type { Attached, PartyCatalogue } from './party-catalogue.ts';

/** What the address names, and whether somebody can be attached to it. */
export type Attachment =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed'; readonly id: string; readonly title: string }
  | { readonly kind: 'open'; readonly to: Attached };

/** All that these pages ask of a work or a recording. Its whole schema would weigh more than the page. */
const namedEntry = z.object({ title: z.string(), state: z.string(), is_mine: z.boolean() });

/** Reads the work or recording that the address names, if it names one, and whether somebody can be attached to it. */
export function useAttachment({ topic, attaches }: PartyCatalogue): Attachment {
  const { http } = useHost();
  const queries = useQueryClient();
  const { [attaches.parameter]: id } = useParams();
  const stored = useQuery({
    queryKey: [topic, 'attached', id],
    queryFn: ({ signal }) =>
      http.get(`${attaches.root}/${encodeURIComponent(id ?? '')}`, { schema: namedEntry, signal }),
    enabled: id !== undefined,
    // Whoever comes from its wizard or its page has it here already.
    placeholderData: () => namedEntry.safeParse(queries.getQueryData([topic, 'details', id])).data,
  });
  if (id === undefined) return { kind: 'none' };
  if (stored.data) {
    const { title, state, is_mine } = stored.data;
    // What is in force is changed by a new version, which the wizard begins with the first change.
    const isAmendment = attaches.amendable.includes(state);
    if (is_mine && (state === 'draft' || isAmendment)) return { kind: 'open', to: { id, title, isAmendment } };
    return { kind: 'closed', id, title };
  }
  if (!stored.isError) return { kind: 'loading' };
  if (isApiError(stored.error) && [404, 422].includes(stored.error.status)) return { kind: 'missing' };
  return { kind: 'failed', message: messageOf(stored.error), onRetry: () => void stored.refetch() };
}
