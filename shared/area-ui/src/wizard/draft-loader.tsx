import type { DraftCopies } from '@counterpoint/client/drafts';
import { isApiError, isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useMemo, useState } from 'react';
import * as text from '../messages/wizard.generated.ts';
import { ButtonLink } from '../page/index.ts';
import { copiesFor } from './draft-copies-of.ts';
import { type DraftSubject, type DraftTypes, type LoaderProps, READ_ONCE } from './draft-subject.ts';

type DraftLoaderProps<Of extends DraftTypes> = Omit<LoaderProps<Of>, 'id'> & {
  readonly id: string | null;
};

export function DraftLoader<Of extends DraftTypes>({ subject, id, onCreated, children }: DraftLoaderProps<Of>) {
  const { http, user } = useHost();
  const copies = useMemo(() => copiesFor(subject, user?.member_id ?? ''), [subject, user?.member_id]);
  const [copy] = useState(() => copies.read(id));
  const stored = useQuery({
    queryKey: [`${subject.name}-draft`, id],
    queryFn: ({ signal }) => subject.endpoints.fetch(http, id ?? '', signal),
    enabled: id !== null,
    ...READ_ONCE,
  });

  const opened = { id, copy, copies, onCreated, amended: null, copiedFrom: null };
  if (id === null) return children({ ...opened, details: null });
  if (stored.data && !subject.kind.isWritable(stored.data))
    return <NotChangeable subject={subject} id={id} title={stored.data.title} />;
  if (stored.data || (stored.isError && copy && !isApiError(stored.error)))
    return children({ ...opened, details: stored.data ?? null });
  if (stored.isError) {
    const isGone = isMissing(stored.error);
    if (isGone && copy) {
      // The draft was discarded elsewhere before this text was saved: it becomes a draft of its own.
      const adopted = { copy: { ...copy, version: null }, copies: adoptedFrom(copies, id) };
      return children({ ...opened, ...adopted, id: null, details: null });
    }
    if (isGone) return <NotFound subject={subject} isDraft />;
    return <ErrorState message={messageOf(stored.error)} onRetry={() => void stored.refetch()} />;
  }
  return <ListSkeleton rows={6} />;
}

/** Forgets the text of the discarded draft with the new one's, so that its address doesn't start another draft. */
function adoptedFrom<Values, Draft>(
  copies: DraftCopies<Values, Draft>,
  discardedId: string,
): DraftCopies<Values, Draft> {
  return {
    ...copies,
    remove(draftId) {
      copies.remove(draftId);
      copies.remove(discardedId);
    },
  };
}

export type SubjectTexts = Pick<DraftSubject<DraftTypes>, 'paths' | 'words'>;

interface NotChangeableProps {
  readonly subject: SubjectTexts;
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function NotChangeable({ subject: { paths, words }, id, title, children }: NotChangeableProps) {
  return (
    <EmptyState
      title={children ? text.notChangeable({ title }) : text.alreadySubmitted({ title })}
      action={<ButtonLink to={paths.details(id)}>{text.open({ what: words.what })}</ButtonLink>}
    >
      {children ?? text.noLongerDraft({ what: words.what })}
    </EmptyState>
  );
}

export function NotFound({ subject: { paths, words }, isDraft }: { subject: SubjectTexts; isDraft: boolean }) {
  return (
    <EmptyState
      title={isDraft ? text.draftNotFound() : text.notFound({ what: words.what })}
      action={<ButtonLink to={paths.list()}>{words.list.own()}</ButtonLink>}
    >
      {isDraft ? text.wasDiscarded() : text.wasWithdrawn({ what: words.what })}
    </EmptyState>
  );
}
