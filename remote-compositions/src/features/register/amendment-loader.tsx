import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useMemo, useState } from 'react';
import { fetchAmendment } from '../../api/amendment-api.ts';
import { fetchComposition } from '../../api/compositions-api.ts';
import { DraftWizard } from './draft-wizard.tsx';
import { NotChangeable, NotFound } from './no-draft.tsx';
import { type DraftCopy, workCopiesOf } from './work-draft.ts';

const AMENDABLE: readonly CompositionDetails['state'][] = ['registered', 'registered_incomplete'];

/** A new version of a work that stands: the one that was begun, or what is in force to begin one with. */
export function AmendmentLoader({ id }: { id: string }) {
  const { http, user } = useHost();
  const copies = useMemo(() => workCopiesOf(user?.member_id ?? '', id), [user?.member_id, id]);
  const [kept] = useState(() => copies.read(id) ?? copies.read(null));
  const both = useQuery({
    queryKey: ['composition-to-amend', id],
    queryFn: async ({ signal }) => {
      const inForce = await fetchComposition(http, id, signal);
      const begun = inForce.pending_revision === null ? null : await fetchAmendment(http, id, signal);
      return { inForce, begun };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (both.isError) {
    if (isApiError(both.error) && [403, 404, 422].includes(both.error.status)) return <NotFound what="composition" />;
    return <ErrorState message={messageOf(both.error)} onRetry={() => void both.refetch()} />;
  }
  if (!both.data) return <ListSkeleton rows={6} />;
  const { inForce, begun } = both.data;
  const reason = whyNot(inForce, begun);
  if (reason)
    return (
      <NotChangeable id={id} title={inForce.title}>
        {reason}
      </NotChangeable>
    );
  return (
    <DraftWizard
      id={begun ? id : null}
      details={begun ?? inForce}
      copy={begun && kept ? onOlderVersion(kept, begun) : kept}
      copies={copies}
      onCreated={() => undefined}
      amended={inForce}
      copiedFrom={null}
    />
  );
}

/** What was typed before the new version was begun elsewhere must not overwrite it unseen: it stands on an older version. */
function onOlderVersion(kept: DraftCopy, begun: CompositionDetails): DraftCopy {
  return kept.version === null ? { ...kept, version: begun.version - 1 } : kept;
}

function whyNot(inForce: CompositionDetails, begun: CompositionDetails | null): string | null {
  if (!inForce.is_mine) return 'Only who submitted a work changes it. Who is named in it can claim or oppose a share.';
  if (!AMENDABLE.includes(inForce.state)) return 'Only a registered work gets a new version.';
  if (begun && begun.state !== 'draft') return 'Its new version waits to be confirmed. Take that back to change it.';
  return null;
}
