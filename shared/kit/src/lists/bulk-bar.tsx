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
  /** What can be done with them: buttons that ask for it. */
  readonly acts: (ask: (act: Act) => void) => ReactNode;
  /** The dialog of what was asked for. `onDone` takes the selection away, which is something else now. */
  readonly dialog: (act: Act, ways: { readonly onClose: () => void; readonly onDone: () => void }) => ReactNode;
  /** Takes the focus when the bar goes with what was selected. */
  readonly onDone: () => void;
}

/** What can be done with the rows that are selected, and the dialog of what is being done. */
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
