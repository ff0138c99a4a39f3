import { createContext, type ReactNode, useContext, useState } from 'react';
import { LaterDialog } from './later-dialog.tsx';
import type { LaterPart } from './later-part.ts';

export interface AskedDialog<Part> {
  readonly later: LaterPart<Part>;
  readonly title: string;
  readonly render: (part: Part, onClose: () => void) => ReactNode;
}

/** Opens a dialog over the page. It stays until it is closed, also when what led to it goes: nothing typed goes with it. */
export type Ask = <Part>(dialog: AskedDialog<Part>) => void;

const Asking = createContext<Ask | null>(null);

/** Opens dialogs over the page that `AskedDialogs` is around. Throws outside of one. */
export function useAsk(): Ask {
  const ask = useContext(Asking);
  if (!ask) throw new Error('useAsk() needs AskedDialogs around it.');
  return ask;
}

/** Around a page whose parts come and go with what others do: its dialogs stand beside it. */
export function AskedDialogs({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<((onClose: () => void) => ReactNode) | null>(null);
  function ask<Part>({ later, title, render }: AskedDialog<Part>): void {
    setAsked(() => (onClose: () => void) => (
      // Another question is another dialog, with fields of its own.
      <LaterDialog key={title} later={later} title={title} onClose={onClose}>
        {(part) => render(part, onClose)}
      </LaterDialog>
    ));
  }
  return (
    <Asking value={ask}>
      {children}
      {asked?.(() => setAsked(null))}
    </Asking>
  );
}
