export { CatalogueHeader, type ExportDialogProps } from './catalogue-header.tsx';
export { CatalogueList, type CatalogueSource, type ListBarProps } from './catalogue-list.tsx';
export { type CatalogueView, chosenRows, type RowsToExport } from './chosen-rows.ts';
export { ColumnPicker } from './column-picker.tsx';
export { DiscardDialog } from './discard-dialog.tsx';

export { Plain, Updated } from './list-cells.tsx';
export { markMatches } from './match-marks.ts';
export { Matched, OtherMatches } from './matched-text.tsx';
export { ResultActions } from './result-actions.tsx';
export { SearchFrame } from './search-frame.tsx';
export { SearchResults } from './search-results.tsx';
export type { ColumnChoice } from './use-columns.ts';
export type { DiscardingSource } from './use-discarding.ts';
