import { useHost } from '@counterpoint/contract';
import { useSearchParams } from '@counterpoint/contract/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { DraftLoader } from './draft-loader.tsx';

/** The wizard; `?draft=<id>` resumes a draft, and stands in the address as soon as the server has one. */
export function RegisterPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Register a composition'), [setTitle]);
  const [params, setParams] = useSearchParams();
  const asked = params.get('draft');
  const [opened, setOpened] = useState({ id: asked, times: 0 });
  const [lastAsked, setLastAsked] = useState(asked);
  const [createdId, setCreatedId] = useState<string | null>(null);

  const current = createdId ?? opened.id;
  // A step that was taken in the moment when the draft was created names no draft: it is still the one on the screen.
  const isStepAlone = asked === null && params.has('step') && current !== null;

  // A new address opens another draft, unless it only tells where the one on the screen was saved.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (!isStepAlone && (asked !== createdId || asked === null)) {
      setOpened({ id: asked, times: opened.times + 1 });
      setCreatedId(null);
    }
  }
  const tellAddress = useEffectEvent((id: string) => setParams((before) => withDraft(before, id), { replace: true }));
  useEffect(() => {
    if (current !== null && (createdId !== null || isStepAlone)) tellAddress(current);
  }, [current, createdId, isStepAlone]);
  return <DraftLoader key={opened.times} id={opened.id} onCreated={setCreatedId} />;
}

function withDraft(before: URLSearchParams, id: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('draft', id);
  return after;
}
