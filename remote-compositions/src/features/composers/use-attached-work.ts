import type { Attachment } from '@counterpoint/catalogue/parties';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import { compositionKeys, fetchComposition } from '../../api/compositions-api.ts';

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
    if (is_mine && (state === 'draft' || isAmendment)) return { kind: 'open', to: { id, title, isAmendment } };
    return { kind: 'closed', id, title };
  }
  if (!stored.isError) return { kind: 'loading' };
  if (isApiError(stored.error) && [404, 422].includes(stored.error.status)) return { kind: 'missing' };
  return { kind: 'failed', message: messageOf(stored.error), onRetry: () => void stored.refetch() };
}
