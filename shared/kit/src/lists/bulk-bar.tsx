import { type ReactNode, useState } from 'react';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Act extends string> {
  readonly label: string;
  readonly selection: Selection;
  readonly words: string;
  readonly count: number;
  readonly total: number;
  readonly acts: (open: (act: Act) => void) => ReactNode;
  readonly dialog: (act: Act, ways: { readonly onClose: () => void; readonly onDone: () => void }) => ReactNode;
  readonly onDone: () => void;
}

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
