/** What floats over the list: fetched when it is first used. */
export { ColumnPicker } from '@counterpoint/catalogue/lists';
export { ExportDialog } from './export-dialog.tsx';
export { RecordingsBar as ListBar } from './recordings-bar.tsx';
