import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import { compositionKeys, fetchComposition } from '../../api/compositions-api.ts';
import type { AttachedWork } from './attached-work.ts';

/** The composition of the address, and whether somebody can be attached to it. */
export type Attachment =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed'; readonly id: string; readonly title: string }
  | { readonly kind: 'open'; readonly work: AttachedWork };

/** Reads the composition that the address names, if it names one. */
export function useAttachedWork(): Attachment {
  const { http } = useHost();
  const { compositionId: id } = useParams();
  const stored = useQuery({
    queryKey: compositionKeys.details(id ?? ''),
    queryFn: ({ signal }) => fetchComposition(http, id ?? '', signal),
    enabled: id !== undefined,
  });
  if (id === undefined) return { kind: 'none' };
  if (stored.data) {
    const { title, state, is_mine } = stored.data;
    // A work in force is changed by a new version, which the wizard begins with the first change.
    const isAmendment = state === 'registered' || state === 'registered_incomplete';
    if (is_mine && (state === 'draft' || isAmendment)) return { kind: 'open', work: { id, title, isAmendment } };
    return { kind: 'closed', id, title };
  }
  if (!stored.isError) return { kind: 'loading' };
  if (isApiError(stored.error) && [404, 422].includes(stored.error.status)) return { kind: 'missing' };
  return { kind: 'failed', message: messageOf(stored.error), onRetry: () => void stored.refetch() };
}
