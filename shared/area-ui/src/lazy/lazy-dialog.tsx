import { useQuery } from '@counterpoint/contract/query';
import { Dialog, useEarlyEscape } from '@counterpoint/kit/components';
import { Button, Delayed, Flex, Spinner } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useState } from 'react';
import * as text from '../messages/lazy.generated.ts';
import { type LazyPart, partQuery } from './lazy-part.ts';

interface LazyDialogProps<Part> {
  readonly lazy: LazyPart<Part>;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactNode;
}

export function LazyDialog<Part>({ lazy, title, onClose, children }: LazyDialogProps<Part>) {
  const loaded = useQuery(partQuery(lazy));
  const isPlaceholderGone = usePlaceholderGone(loaded.isSuccess);
  // Covers the moments without a dialog: before the placeholder and between the two.
  useEarlyEscape(!isPlaceholderGone, onClose);
  if (loaded.isSuccess) return isPlaceholderGone ? children(loaded.data.part) : null;
  return (
    <Delayed>
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        footer={
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
        }
      >
        {loaded.isError ? (
          <ErrorState message={text.notLoaded()} onRetry={() => void loaded.refetch()} />
        ) : (
          <Flex justify="center" paddingY="8" color="muted">
            <Spinner label={text.loading()} />
          </Flex>
        )}
      </Dialog>
    </Delayed>
  );
}

/** The placeholder returns the focus in its own task, which must not take it from the next dialog. */
function usePlaceholderGone(isLoaded: boolean): boolean {
  const [isGone, setGone] = useState(isLoaded);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setGone(true));
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isGone;
}
