import { useQuery } from '@counterpoint/contract/query';
import { Dialog, useEarlyEscape } from '@counterpoint/kit/components';
import { Button, Delayed, Flex, Spinner } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
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

interface OpenedDialog<Part> {
  readonly lazy: LazyPart<Part>;
  readonly title: string;
  readonly render: (part: Part, onClose: () => void) => ReactNode;
}

/** The dialog stays open, with what was typed, even if the button that opened it disappears. */
type OpenDialog = <Part>(dialog: OpenedDialog<Part>) => void;

const DialogContext = createContext<OpenDialog | null>(null);

export function useOpenDialog(): OpenDialog {
  const openDialog = useContext(DialogContext);
  if (!openDialog) throw new Error('useOpenDialog() needs DialogHost around it.');
  return openDialog;
}

type DialogOfPage = (onClose: () => void) => ReactNode;

export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<DialogOfPage | null>(null);
  function openDialog<Part>({ lazy, title, render }: OpenedDialog<Part>): void {
    setOpened(() => (onClose: () => void) => (
      // Another title is another dialog with its own fields.
      <LazyDialog key={title} lazy={lazy} title={title} onClose={onClose}>
        {(part) => render(part, onClose)}
      </LazyDialog>
    ));
  }
  return (
    <DialogContext value={openDialog}>
      {children}
      {/* A dialog that ends after the member closed it leaves the next one open. */}
      {opened?.(() => setOpened((now: DialogOfPage | null) => (now === opened ? null : now)))}
    </DialogContext>
  );
}
