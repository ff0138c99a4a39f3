import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { entryReview } from '@counterpoint/domain/schemas/entries';
import { Alert } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import * as z from 'zod/mini';
import * as text from '../messages/mandates.generated.ts';

interface ReviewNoteProps {
  readonly what: 'work' | 'recording';
  readonly id: string;
}

const ROOTS = { work: 'compositions', recording: 'recordings' } as const;

/** Says where the society's review of a draft stands, or how it ended. */
export function ReviewNote({ what, id }: ReviewNoteProps) {
  const { http } = useHost();
  const { data } = useQuery({
    queryKey: [ROOTS[what], 'review', id],
    queryFn: ({ signal }) =>
      http.get(`/${ROOTS[what]}/${encodeURIComponent(id)}/review`, { schema: z.nullable(entryReview), signal }),
  });
  if (data?.state === 'refused')
    return (
      <Alert tone="warning" title={text.reviewRefused()}>
        {text.reviewRefusedHint({ reason: data.reason ?? '' })}
      </Alert>
    );
  if (data?.state !== 'open') return null;
  return (
    <Alert tone="info" title={text.reviewOpen({ at: formatLongDate(data.requested_at) })}>
      {data.is_outdated ? text.reviewOutdated() : text.reviewOpenHint()}
    </Alert>
  );
}
