import { copiesOfCopy, type DraftedEntry, type LoaderProps, NotFound, READ_ONCE } from '@counterpoint/area-ui/wizard';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Begins something new with what another entry says. It is a draft of its own from the first moment. */
export function CopyLoader<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
  subject,
  id,
  onCreated,
  children,
}: LoaderProps<Values, Draft, Stored>) {
  const { http, user } = useHost();
  const copies = useMemo(() => copiesOfCopy(subject, user?.member_id ?? '', id), [subject, user?.member_id, id]);
  const [kept] = useState(() => copies.read(null));
  const source = useQuery({
    queryKey: [`${subject.name}-to-copy`, id],
    queryFn: ({ signal }) => subject.endpoints.fetch(http, id, signal),
    ...READ_ONCE,
  });
  if (source.data) {
    // What is not at the server yet is what this browser keeps: so the copy saves itself like something typed.
    const copy = kept ?? { version: null, values: subject.copyOf(source.data), creation: null };
    const opened = { id: null, details: null, amended: null, copiedFrom: source.data.title };
    return children({ ...opened, copy, copies, onCreated });
  }
  if (source.isError) {
    if (isApiError(source.error) && [404, 422].includes(source.error.status))
      return <NotFound subject={subject} isDraft={false} />;
    return <ErrorState message={messageOf(source.error)} onRetry={() => void source.refetch()} />;
  }
  return <ListSkeleton rows={6} />;
}
