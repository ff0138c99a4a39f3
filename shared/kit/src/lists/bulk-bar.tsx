import { type ReactNode, useState } from 'react';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Act extends string> {
  readonly label: string;
  readonly selection: Selection;
  /** `3 works selected`. */
  readonly words: string;
  readonly count: number;
  readonly total: number;
  /** Renders the buttons; each opens the dialog of its action. */
  readonly acts: (open: (act: Act) => void) => ReactNode;
  /** Renders the dialog of an action. `onDone` clears the selection. */
  readonly dialog: (act: Act, ways: { readonly onClose: () => void; readonly onDone: () => void }) => ReactNode;
  /** Moves the focus when the bar disappears. */
  readonly onDone: () => void;
}

/** Actions for the selected rows, and the dialog of the chosen one. */
export function BulkBar<Act extends string>({ selection, acts, dialog, onDone, ...shown }: BulkBarProps<Act>) {
  const [act, setAct] = useState<Act | null>(null);
  const handleClose = () => setAct(null);
  function handleDone(): void {
    handleClose();
    selection.clear();
    onDone();
  }
  return (
    <SelectionBar {...shown} selection={selection} acts={acts(setAct)}>
      {act !== null && dialog(act, { onClose: handleClose, onDone: handleDone })}
    </SelectionBar>
  );
}
