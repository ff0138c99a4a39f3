import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useMemo, useState } from 'react';
import { fetchComposition } from '../../api/compositions-api.ts';
import { DraftWizard } from './draft-wizard.tsx';
import { NotChangeable, NotFound } from './no-draft.tsx';
import { workCopiesOf } from './work-draft.ts';

export interface DraftLoaderProps {
  /** The draft to resume; null for a new work. */
  readonly id: string | null;
  readonly onCreated: (id: string) => void;
}

/** Brings together what the server has of a draft and what this browser kept of it. */
export function DraftLoader({ id, onCreated }: DraftLoaderProps) {
  const { http, user } = useHost();
  const copies = useMemo(() => workCopiesOf(user?.member_id ?? ''), [user?.member_id]);
  const [copy] = useState(() => copies.read(id));
  const stored = useQuery({
    queryKey: ['composition-draft', id],
    queryFn: ({ signal }) => fetchComposition(http, id ?? '', signal),
    enabled: id !== null,
    // Resumed from what the server has now, and afterwards changed by the form alone.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const opened = { id, copy, copies, onCreated, amended: null, copiedFrom: null };
  if (id === null) return <DraftWizard {...opened} details={null} />;
  if (stored.data && stored.data.state !== 'draft') return <NotChangeable id={id} title={stored.data.title} />;
  if (stored.data || (stored.isError && copy && !isApiError(stored.error)))
    return <DraftWizard {...opened} details={stored.data ?? null} />;
  if (stored.isError) {
    const isMissing = isApiError(stored.error) && [404, 422].includes(stored.error.status);
    if (isMissing && copy)
      // Discarded elsewhere, but what was typed here never reached it: it becomes a draft of its own.
      return <DraftWizard {...opened} id={null} details={null} copy={{ ...copy, version: null }} />;
    if (isMissing) return <NotFound />;
    return <ErrorState message={messageOf(stored.error)} onRetry={() => void stored.refetch()} />;
  }
  return <ListSkeleton rows={6} />;
}
