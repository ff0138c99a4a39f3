import { useRead } from '@counterpoint/client/queries';
import { entryReview } from '@counterpoint/domain/schemas/entries';
import { Alert } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import * as z from 'zod/mini';
import * as text from '../messages/mandates.generated.ts';

const ROOTS = { work: 'compositions', recording: 'recordings' } as const;

/** Shows the state or result of the society's review of a draft. */
export function ReviewNote({ what, id }: { what: 'work' | 'recording'; id: string }) {
  const path = `/${ROOTS[what]}/${encodeURIComponent(id)}/review`;
  const { data } = useRead({ key: [ROOTS[what], 'review', id], path, schema: z.nullable(entryReview) });
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
