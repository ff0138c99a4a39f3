import type { Attachment } from '@counterpoint/catalogue/parties';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import { fetchRecording } from '../../api/recording-api.ts';
import { recordingKeys } from '../../api/recordings-api.ts';

/** Reads the recording that the address names, if it names one, and whether a rights holder can be attached to it. */
export function useAttachedRecording(): Attachment {
  const { http } = useHost();
  const { soundrecordingId: id } = useParams();
  const stored = useQuery({
    queryKey: recordingKeys.details(id ?? ''),
    queryFn: ({ signal }) => fetchRecording(http, id ?? '', signal),
    enabled: id !== undefined,
  });
  if (id === undefined) return { kind: 'none' };
  if (stored.data) {
    const { title, state, is_mine } = stored.data;
    // A recording in force is changed by a new version, which the wizard begins with the first change.
    const isAmendment = state === 'registered';
    if (is_mine && (state === 'draft' || isAmendment)) return { kind: 'open', to: { id, title, isAmendment } };
    return { kind: 'closed', id, title };
  }
  if (!stored.isError) return { kind: 'loading' };
  if (isApiError(stored.error) && [404, 422].includes(stored.error.status)) return { kind: 'missing' };
  return { kind: 'failed', message: messageOf(stored.error), onRetry: () => void stored.refetch() };
}
