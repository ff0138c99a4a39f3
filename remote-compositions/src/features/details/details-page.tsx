import { AskedDialogs, LaterDialog } from '@counterpoint/area-ui/later';
import { useEntry } from '@counterpoint/catalogue/entry';
import { NotShown } from '@counterpoint/catalogue/versions';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useParams, useSearchParams } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect, useState } from 'react';
import { useCompositionsLive } from '../../api/use-compositions-live.ts';
import { WORKS } from '../../api/works.ts';
import { DIALOGS } from './later-parts.ts';
import { WorkDetails } from './work-details.tsx';

const LIST = { href: paths.compositions.list(), name: 'Music compositions', own: 'Your compositions' };
const NOT_SHOWN = { name: 'Music composition', noun: 'composition', list: LIST };

/** One work, with its dialogs beside it: what is typed in one does not go with the part of the page that led to it. */
export function DetailsPage() {
  return (
    <AskedDialogs>
      <Work />
    </AskedDialogs>
  );
}

function Work() {
  const { compositionId = '' } = useParams();
  const { setTitle } = useHost();
  useCompositionsLive();
  const work = useEntry(WORKS, compositionId);
  const title = work.data?.title ?? 'Composition';
  useEffect(() => setTitle(title), [setTitle, title]);

  // A work that is gone since it was opened must not go on showing as if it were there.
  if (isMissing(work.error)) return <NotShown {...NOT_SHOWN} was={work.data ? { ...work.data, title } : null} />;
  if (work.data)
    return (
      <>
        <WorkDetails work={work.data} />
        <AskedByAddress work={work.data} />
      </>
    );
  if (work.isError) return <ErrorState message={messageOf(work.error)} onRetry={() => void work.refetch()} />;
  return <ListSkeleton rows={6} />;
}

/** What the address asks for: a claim, as a result of the search leads to it. */
function AskedByAddress({ work }: { work: CompositionDetails }) {
  const [search, setSearch] = useSearchParams();
  function handleClose() {
    setSearch(
      (current) => {
        current.delete('claim');
        return current;
      },
      { replace: true },
    );
  }
  return search.has('claim') ? <AskedClaim work={work} onClose={handleClose} /> : null;
}

interface AskedProps {
  readonly work: CompositionDetails;
  readonly onClose: () => void;
}

/** It is over the work as it was when it was asked for, and stays when the work changes. */
function AskedClaim({ work, onClose }: AskedProps) {
  const [over] = useState(work);
  if (over.state !== 'registered' && over.state !== 'registered_incomplete') return null;
  return (
    <LaterDialog later={DIALOGS} title="Claim a share" onClose={onClose}>
      {({ ClaimDialog }) => <ClaimDialog work={over} onClose={onClose} />}
    </LaterDialog>
  );
}
