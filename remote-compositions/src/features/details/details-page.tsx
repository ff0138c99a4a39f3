import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link, useParams } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { useCompositionsLive } from '../../api/use-compositions-live.ts';
import { useComposition } from './use-composition.ts';
import { WorkDetails } from './work-details.tsx';

export function DetailsPage() {
  const { compositionId = '' } = useParams();
  const { setTitle } = useHost();
  useCompositionsLive();
  const work = useComposition(compositionId);
  const title = work.data?.title ?? 'Composition';
  useEffect(() => setTitle(title), [setTitle, title]);

  // A work that is gone since it was opened must not go on showing as if it were there.
  if (isMissing(work.error)) return <NotFound />;
  if (work.data) return <WorkDetails work={work.data} />;
  if (work.isError) return <ErrorState message={messageOf(work.error)} onRetry={() => void work.refetch()} />;
  return <ListSkeleton rows={6} />;
}

/** Not there (404), or an address that is no id (422). */
function isMissing(error: unknown): boolean {
  return isApiError(error) && [404, 422].includes(error.status);
}

function NotFound() {
  return (
    <EmptyState
      title="This composition cannot be found"
      action={
        <Button asChild>
          <Link to={paths.compositions.list()}>Your compositions</Link>
        </Button>
      }
    >
      It may have been a draft that was discarded, or it belongs to another member.
    </EmptyState>
  );
}
