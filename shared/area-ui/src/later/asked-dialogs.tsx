import { createContext, type ReactNode, useContext, useState } from 'react';
import { LaterDialog } from './later-dialog.tsx';
import type { LaterPart } from './later-part.ts';

export interface AskedDialog<Part> {
  readonly later: LaterPart<Part>;
  readonly title: string;
  readonly render: (part: Part, onClose: () => void) => ReactNode;
}

/** The dialog stays open, with what was typed, even if the button that opened it disappears. */
export type Ask = <Part>(dialog: AskedDialog<Part>) => void;

const Asking = createContext<Ask | null>(null);

export function useAsk(): Ask {
  const ask = useContext(Asking);
  if (!ask) throw new Error('useAsk() needs AskedDialogs around it.');
  return ask;
}

export function AskedDialogs({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<((onClose: () => void) => ReactNode) | null>(null);
  function ask<Part>({ later, title, render }: AskedDialog<Part>): void {
    setAsked(() => (onClose: () => void) => (
      // Another title is another dialog with its own fields.
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
