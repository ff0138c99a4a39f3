import { type LaterPart, useLaterParts } from '@counterpoint/area-ui/later';
import {
  type Asked,
  askedIn,
  copiesOfCopy,
  DraftAddressProvider,
  type DraftedEntry,
  DraftLoader,
  type DraftSubject,
  isSameAsked,
  type LoaderProps,
  NotFound,
  type OpenedDraft,
  READ_ONCE,
  useDraftAddress,
} from '@counterpoint/area-ui/wizard';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AmendmentLoader } from './amendment-loader.tsx';

interface WizardPageProps<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly subject: DraftSubject<Values, Draft, Stored>;
  /** What one sees who does not begin with the search: it comes beside the draft, and not after it. One list, made once. */
  readonly first: readonly LaterPart<unknown>[];
  /** The wizard with what was opened. */
  readonly children: (opened: OpenedDraft<Values, Draft, Stored>) => ReactNode;
}

/** `?draft=<id>` resumes a draft, `?copy=<id>` starts from another entry, `?amend=<id>` starts a new revision. */
export function WizardPage<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  props: WizardPageProps<Values, Draft, Stored>,
) {
  return (
    <DraftAddressProvider>
      <AddressedWizard {...props} />
    </DraftAddressProvider>
  );
}

function AddressedWizard<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
  subject,
  first,
  children,
}: WizardPageProps<Values, Draft, Stored>) {
  const { opened, onCreated } = useOpened(subject.words.noun);
  const { asked, times } = opened;
  useLaterParts(asked.kind !== 'new', first);
  const ways = { subject, onCreated, children };
  switch (asked.kind) {
    case 'amend':
      return <AmendmentLoader key={times} {...ways} id={asked.id} />;
    case 'copy':
      return <CopyLoader key={times} {...ways} id={asked.id} />;
    case 'draft':
      return <DraftLoader key={times} {...ways} id={asked.id} />;
    case 'new':
      return <DraftLoader key={times} {...ways} id={null} />;
  }
}

/** What is on the screen: what the address asked for when it was opened, under a number for each time that it was. */
function useOpened(noun: string) {
  const { setTitle } = useHost();
  const { params, change } = useDraftAddress();
  const asked = askedIn(params);
  const [opened, setOpened] = useState({ asked, times: 0 });
  const [lastAsked, setLastAsked] = useState(asked);
  const [createdId, setCreatedId] = useState<string | null>(null);
  useEffect(
    () => setTitle(`${opened.asked.kind === 'amend' ? 'Change' : 'Register'} a ${noun}`),
    [setTitle, opened.asked.kind, noun],
  );

  const current = createdId ?? (opened.asked.kind === 'draft' ? opened.asked.id : null);
  const isStepAlone = current !== null && isBehind(asked, { opened: opened.asked, hasStep: params.has('step') });

  // A new address opens another draft, unless it only tells where the one on the screen was saved.
  if (!isSameAsked(asked, lastAsked)) {
    setLastAsked(asked);
    const isCreated = asked.kind === 'draft' && asked.id === createdId;
    if (!isStepAlone && !isCreated) {
      setOpened({ asked, times: opened.times + 1 });
      setCreatedId(null);
    }
  }
  const tellAddress = useEffectEvent((id: string) => change((before) => withDraft(before, id), { replace: true }));
  useEffect(() => {
    if (current !== null && (createdId !== null || isStepAlone)) tellAddress(current);
  }, [current, createdId, isStepAlone]);
  return { opened, onCreated: setCreatedId };
}

/** A step that was taken in the moment when the draft was created names no draft yet: it is still the one on the screen. */
function isBehind(asked: Asked, { opened, hasStep }: { opened: Asked; hasStep: boolean }): boolean {
  if (asked.kind === 'draft' || !hasStep) return false;
  return asked.kind === 'new' || isSameAsked(asked, opened);
}

function withDraft(before: URLSearchParams, id: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('copy');
  after.set('draft', id);
  return after;
}

/** Begins something new with what another entry says. It is a draft of its own from the first moment. */
function CopyLoader<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
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
