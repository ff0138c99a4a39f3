import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useMemo, useState } from 'react';
import { fetchComposition } from '../../api/compositions-api.ts';
import { copyOf } from './copy-of.ts';
import { DraftWizard } from './draft-wizard.tsx';
import { NotFound } from './no-draft.tsx';
import { copiesOfCopy } from './work-draft.ts';

/** Begins a new work with what another one says. It is a draft of its own from the first moment. */
export function CopyLoader({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const { http, user } = useHost();
  const copies = useMemo(() => copiesOfCopy(user?.member_id ?? '', id), [user?.member_id, id]);
  const [kept] = useState(() => copies.read(null));
  const source = useQuery({
    queryKey: ['composition-to-copy', id],
    queryFn: ({ signal }) => fetchComposition(http, id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (source.data) {
    // What is not at the server yet is what this browser keeps: so the copy saves itself like something typed.
    const copy = kept ?? { version: null, values: copyOf(source.data), creation: null };
    const opened = { id: null, details: null, amended: null, copiedFrom: source.data.title };
    return <DraftWizard {...opened} copy={copy} copies={copies} onCreated={onCreated} />;
  }
  if (source.isError) {
    if (isApiError(source.error) && [404, 422].includes(source.error.status)) return <NotFound what="composition" />;
    return <ErrorState message={messageOf(source.error)} onRetry={() => void source.refetch()} />;
  }
  return <ListSkeleton rows={6} />;
}
