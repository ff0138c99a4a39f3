/** What floats over the list: fetched when it is first used. */
export { ColumnPicker } from './column-picker.tsx';
export { ExportDialog } from './export-dialog.tsx';
export { SelectionBar } from './selection-bar.tsx';
