import {
  copiesFor,
  type DraftedEntry,
  type DraftSubject,
  type DraftTypes,
  type LoaderProps,
  NotChangeable,
  NotFound,
  READ_ONCE,
} from '@counterpoint/area-ui/wizard';
import type { DraftCopy } from '@counterpoint/client/drafts';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useMemo, useState } from 'react';
import * as text from '../messages/wizard.generated.ts';

export function AmendmentLoader<Of extends DraftTypes>({ subject, id, children }: Omit<LoaderProps<Of>, 'onCreated'>) {
  const { http, user } = useHost();
  const copies = useMemo(() => copiesFor(subject, user?.member_id ?? '', id), [subject, user?.member_id, id]);
  const [kept] = useState(() => copies.read(id) ?? copies.read(null));
  const both = useQuery({
    queryKey: [`${subject.name}-to-amend`, id],
    queryFn: async ({ signal }) => {
      const active = await subject.endpoints.fetch(http, id, signal);
      const begun = active.pending_revision === null ? null : await subject.endpoints.fetchAmendment(http, id, signal);
      return { active, begun };
    },
    ...READ_ONCE,
  });
  if (both.isError) {
    if (isApiError(both.error) && [403, 404, 422].includes(both.error.status))
      return <NotFound subject={subject} isDraft={false} />;
    return <ErrorState message={messageOf(both.error)} onRetry={() => void both.refetch()} />;
  }
  if (!both.data) return <ListSkeleton rows={6} />;
  const { active, begun } = both.data;
  const reason = amendmentProblem(subject, active, begun);
  if (reason)
    return (
      <NotChangeable subject={subject} id={id} title={active.title}>
        {reason}
      </NotChangeable>
    );
  return children({
    id: begun ? id : null,
    details: begun ?? active,
    copy: begun && kept ? onOlderVersion(kept, begun) : kept,
    copies,
    onCreated: () => undefined,
    amended: active,
    copiedFrom: null,
  });
}

/** If the new revision was started elsewhere after this text was typed, an older version number makes the save a conflict. */
function onOlderVersion<Values, Draft>(kept: DraftCopy<Values, Draft>, begun: DraftedEntry): DraftCopy<Values, Draft> {
  return kept.version === null ? { ...kept, version: begun.version - 1 } : kept;
}

function amendmentProblem<Of extends DraftTypes>(
  { words, amendable, kind }: DraftSubject<Of>,
  active: Of['stored'],
  begun: Of['stored'] | null,
): string | null {
  if (!active.is_mine) return words.notMine();
  if (!amendable.includes(active.state)) return text.notAmendable({ what: words.what });
  if (begun && !kind.isWritable(begun)) return text.alreadyPending();
  return null;
}
