import { LazyDialog, type LazyPart, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { useMay } from '@counterpoint/contract';
import { useSearchParams } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/links.generated.ts';

interface LinkButtonProps<Part> {
  readonly noun: 'work' | 'recording';
  readonly lazy: LazyPart<Part>;
  readonly children: (part: Part, onClose: () => void) => ReactNode;
}

const ASKED = 'link';

/** The URL can open it, as links in search results do. */
export function LinkButton<Part>({ noun, lazy, children }: LinkButtonProps<Part>) {
  const [parameters, setParameters] = useSearchParams();
  const nearing = usePrefetchOnIntent(lazy);
  function handleOpen(isOpen: boolean) {
    setParameters(
      (current) => {
        if (isOpen) current.set(ASKED, noun);
        else current.delete(ASKED);
        return current;
      },
      { replace: true },
    );
  }
  const handleClose = () => handleOpen(false);
  if (!useMay('catalogue:change')) return null;
  return (
    <>
      <Button variant="outline" size="sm" {...nearing} onClick={() => handleOpen(true)}>
        {text.link({ what: noun })}
      </Button>
      {parameters.get(ASKED) === noun && (
        <LazyDialog lazy={lazy} title={text.link({ what: noun })} onClose={handleClose}>
          {(part) => children(part, handleClose)}
        </LazyDialog>
      )}
    </>
  );
}
