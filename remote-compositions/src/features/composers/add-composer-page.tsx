import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Link, useSearchParams } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { composerKeys, fetchComposer } from '../../api/composers-api.ts';
import { type AttachedWork, composerPlaces } from './attached-work.ts';
import { ComposerForm } from './composer-form.tsx';
import { ComposersFrame } from './composers-frame.tsx';

/** Adds somebody whom the search did not find; `?edit=<id>` corrects one whom the member added. */
export function AddComposerPage() {
  const [params] = useSearchParams();
  const edit = params.get('edit');
  const query = params.get('query') ?? '';
  return (
    <ComposersFrame
      title={edit ? 'Correct a composer' : 'Add a new composer'}
      context={
        edit ? 'As long as nobody else names them in a work' : 'A writer, a group or a publisher who is not a member'
      }
      isBelow
    >
      {(work) =>
        edit ? <Correcting id={edit} work={work} /> : <ComposerForm work={work} composer={null} query={query} />
      }
    </ComposersFrame>
  );
}

function Correcting({ id, work }: { id: string; work: AttachedWork | null }) {
  const { http } = useHost();
  const stored = useQuery({
    queryKey: composerKeys.details(id),
    queryFn: ({ signal }) => fetchComposer(http, id, signal),
    // What is being corrected is changed by the form alone.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (stored.data?.can_change) return <ComposerForm work={work} composer={stored.data} query="" />;
  if (stored.data) return <Fixed work={work} name={stored.data.name} />;
  if (!stored.isError) return <ListSkeleton rows={6} />;
  if (isApiError(stored.error) && [404, 422].includes(stored.error.status)) return <Fixed work={work} name={null} />;
  return <ErrorState message={messageOf(stored.error)} onRetry={() => void stored.refetch()} />;
}

function Fixed({ work, name }: { work: AttachedWork | null; name: string | null }) {
  return (
    <EmptyState
      title={name ? `You cannot correct ${name} here` : 'This composer cannot be found'}
      action={
        <Button asChild>
          <Link to={composerPlaces(work).index()}>All composers</Link>
        </Button>
      }
    >
      {name && 'Members keep their own record, and whoever is named in works of others is corrected by the society.'}
    </EmptyState>
  );
}
