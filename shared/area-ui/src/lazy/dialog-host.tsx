import { createContext, type ReactNode, useContext, useState } from 'react';
import { LazyDialog } from './lazy-dialog.tsx';
import type { LazyPart } from './lazy-part.ts';

export interface OpenedDialog<Part> {
  readonly lazy: LazyPart<Part>;
  readonly title: string;
  readonly render: (part: Part, onClose: () => void) => ReactNode;
}

/** The dialog stays open, with what was typed, even if the button that opened it disappears. */
export type OpenDialog = <Part>(dialog: OpenedDialog<Part>) => void;

const DialogContext = createContext<OpenDialog | null>(null);

export function useOpenDialog(): OpenDialog {
  const openDialog = useContext(DialogContext);
  if (!openDialog) throw new Error('useOpenDialog() needs DialogHost around it.');
  return openDialog;
}

export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<((onClose: () => void) => ReactNode) | null>(null);
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
      {opened?.(() => setOpened(null))}
    </DialogContext>
  );
}
