import { LazyDialog, type LazyPart, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { useMay } from '@counterpoint/contract';
import { Button } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import { useDialogParameter } from '../entry/index.ts';
import * as text from '../messages/links.generated.ts';

interface LinkButtonProps<Part> {
  readonly noun: 'work' | 'recording';
  readonly lazy: LazyPart<Part>;
  readonly children: (part: Part, onClose: () => void) => ReactNode;
}

/** The URL can open it, as links in search results do. */
export function LinkButton<Part>({ noun, lazy, children }: LinkButtonProps<Part>) {
  const { value, open, close } = useDialogParameter('link');
  const prefetch = usePrefetchOnIntent(lazy);
  if (!useMay('catalogue:change')) return null;
  return (
    <>
      <Button variant="outline" size="sm" {...prefetch} onClick={() => open(noun)}>
        {text.link({ what: noun })}
      </Button>
      {value === noun && (
        <LazyDialog lazy={lazy} title={text.link({ what: noun })} onClose={close}>
          {(part) => children(part, close)}
        </LazyDialog>
      )}
    </>
  );
}
