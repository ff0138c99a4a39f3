import { type LazyPart, useLazyParts } from '@counterpoint/area-ui/lazy';
import { useTitle } from '@counterpoint/area-ui/page';
import {
  copiesOfCopy,
  DraftAddressProvider,
  DraftLoader,
  type DraftSubject,
  type DraftTypes,
  isSameTarget,
  type LoaderProps,
  NotFound,
  type OpenedDraft,
  parseWizardTarget,
  READ_ONCE,
  useDraftAddress,
  type WizardTarget,
} from '@counterpoint/area-ui/wizard';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as text from '../messages/wizard.generated.ts';
import { AmendmentLoader } from './amendment-loader.tsx';

interface WizardPageProps<Of extends DraftTypes> {
  readonly subject: DraftSubject<Of>;
  /** Code loaded in parallel with the draft. Must be the same array on each render. */
  readonly first: readonly LazyPart<unknown>[];
  readonly children: (opened: OpenedDraft<Of>) => ReactNode;
}

/**
 * `?draft=<id>` resumes a draft, `?copy=<id>` starts from another entry, `?amend=<id>` starts a new revision, and
 * `?query=<text>` starts with what a search didn't find.
 */
export function WizardPage<Of extends DraftTypes>(props: WizardPageProps<Of>) {
  return (
    <DraftAddressProvider>
      <AddressedWizard {...props} />
    </DraftAddressProvider>
  );
}

function AddressedWizard<Of extends DraftTypes>({ subject, first, children }: WizardPageProps<Of>) {
  const { opened, onCreated } = useOpened(subject.words.what);
  const { target, times } = opened;
  useLazyParts(target.kind !== 'new', first);
  const ways = { subject, onCreated, children };
  switch (target.kind) {
    case 'amend':
      return <AmendmentLoader key={times} {...ways} id={target.id} />;
    case 'copy':
      return <CopyLoader key={times} {...ways} id={target.id} />;
    case 'draft':
      return <DraftLoader key={times} {...ways} id={target.id} />;
    case 'new':
      return <DraftLoader key={times} {...ways} id={null} />;
  }
}

/** The counter changes each time the URL opens a draft. */
function useOpened(what: 'work' | 'recording' | 'case') {
  const { params, change } = useDraftAddress();
  const target = parseWizardTarget(params);
  const [opened, setOpened] = useState({ target, times: 0 });
  const [lastTarget, setLastTarget] = useState(target);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const title = (opened.target.kind === 'amend' ? text.change : text.register)({ what });
  useTitle(title);

  const current = createdId ?? (opened.target.kind === 'draft' ? opened.target.id : null);
  const isStepAlone = current !== null && isBehind(target, { opened: opened.target, hasStep: params.has('step') });

  // A new URL opens another draft, unless it names the current draft after its first save.
  if (!isSameTarget(target, lastTarget)) {
    setLastTarget(target);
    const isCreated = target.kind === 'draft' && target.id === createdId;
    if (!isStepAlone && !isCreated) {
      setOpened({ target, times: opened.times + 1 });
      setCreatedId(null);
    }
  }
  const updateAddress = useEffectEvent((id: string) => change((before) => withDraft(before, id), { replace: true }));
  useEffect(() => {
    if (current !== null && (createdId !== null || isStepAlone)) updateAddress(current);
  }, [current, createdId, isStepAlone]);
  return { opened, onCreated: setCreatedId };
}

/** Navigating to a step while the draft is being created has no draft id, but means the current draft. */
function isBehind(target: WizardTarget, { opened, hasStep }: { opened: WizardTarget; hasStep: boolean }): boolean {
  if (target.kind === 'draft' || !hasStep) return false;
  return target.kind === 'new' || isSameTarget(target, opened);
}

function withDraft(before: URLSearchParams, id: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('copy');
  after.delete('query');
  after.set('draft', id);
  return after;
}

function CopyLoader<Of extends DraftTypes>({ subject, id, onCreated, children }: LoaderProps<Of>) {
  const { http, user } = useHost();
  const copies = useMemo(() => copiesOfCopy(subject, user?.member_id ?? '', id), [subject, user?.member_id, id]);
  const [local] = useState(() => copies.read(null));
  const source = useQuery({
    queryKey: [`${subject.name}-to-copy`, id],
    queryFn: ({ signal }) => subject.endpoints.fetch(http, id, signal),
    ...READ_ONCE,
  });
  if (source.data) {
    // Passed as an unsaved local copy, so that it is saved like typed text.
    const copy = local ?? { version: null, values: subject.copyOf(source.data), creation: null };
    const opened = { id: null, details: null, amended: null, copiedFrom: source.data.title };
    return children({ ...opened, copy, copies, onCreated });
  }
  if (source.isError) {
    if (isMissing(source.error)) return <NotFound subject={subject} isDraft={false} />;
    return <ErrorState message={messageOf(source.error)} onRetry={() => void source.refetch()} />;
  }
  return <ListSkeleton rows={6} />;
}
