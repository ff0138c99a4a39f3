export { ColumnHeads } from './column-heads.tsx';
export { IN_ONE_LINE } from './in-one-line.ts';
export { LineButtons } from './line-buttons.tsx';
export { LineCell } from './line-cell.tsx';
export { LineConfirmation, LineParty } from './line-party.tsx';
export { LinkedLines } from './linked-lines.tsx';
export { ShareInput } from './share-input.tsx';
export { UndoRemove } from './undo-remove.tsx';
export { useLines } from './use-lines.ts';
