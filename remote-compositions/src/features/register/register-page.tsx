import { useHost } from '@counterpoint/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { AmendmentLoader } from './amendment-loader.tsx';
import { CopyLoader } from './copy-loader.tsx';
import { DraftAddressProvider, useDraftAddress } from './draft-address.tsx';
import { DraftLoader } from './draft-loader.tsx';
import { type Asked, askedIn, isSameAsked } from './opened-draft.ts';

/**
 * The wizard. `?draft=<id>` resumes a draft, and stands in the address as soon as the server has one; `?copy=<id>` begins
 * a new work with what another says, `?amend=<id>` a new version of a work that stands.
 */
export function RegisterPage() {
  return (
    <DraftAddressProvider>
      <Wizard />
    </DraftAddressProvider>
  );
}

function Wizard() {
  const { setTitle } = useHost();
  const { params, change } = useDraftAddress();
  const asked = askedIn(params);
  const [opened, setOpened] = useState({ asked, times: 0 });
  const [lastAsked, setLastAsked] = useState(asked);
  const [createdId, setCreatedId] = useState<string | null>(null);
  useEffect(
    () => setTitle(opened.asked.kind === 'amend' ? 'Change a composition' : 'Register a composition'),
    [setTitle, opened.asked.kind],
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
  return <Loader key={opened.times} asked={opened.asked} onCreated={setCreatedId} />;
}

function Loader({ asked, onCreated }: { asked: Asked; onCreated: (id: string) => void }) {
  switch (asked.kind) {
    case 'amend':
      return <AmendmentLoader id={asked.id} />;
    case 'copy':
      return <CopyLoader id={asked.id} onCreated={onCreated} />;
    case 'draft':
      return <DraftLoader id={asked.id} onCreated={onCreated} />;
    case 'new':
      return <DraftLoader id={null} onCreated={onCreated} />;
  }
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
