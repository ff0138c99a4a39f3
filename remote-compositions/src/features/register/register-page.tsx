import { useHost } from '@counterpoint/contract';
import { useSearchParams } from '@counterpoint/contract/router';
import { useEffect, useState } from 'react';
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

  // A new address opens another draft, unless it only tells where the one on the screen was saved.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== createdId || asked === null) {
      setOpened({ id: asked, times: opened.times + 1 });
      setCreatedId(null);
    }
  }
  function handleCreated(id: string) {
    setCreatedId(id);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('draft', id);
        return after;
      },
      { replace: true },
    );
  }
  return <DraftLoader key={opened.times} id={opened.id} onCreated={handleCreated} />;
}
