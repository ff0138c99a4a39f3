export { BulkBar } from './bulk-bar.tsx';
export { CardTools } from './card-tools.tsx';
export { SelectPage, SelectRow, selectColumn } from './select-column.tsx';
export { SelectionBar } from './selection-bar.tsx';
export { SortSelect } from './sort-select.tsx';
export { type Selected, type Selection, useSelection } from './use-selection.ts';
export { useSettled } from './use-settled.ts';
