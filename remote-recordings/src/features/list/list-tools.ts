export { ColumnPicker } from '@counterpoint/catalogue/lists';
export { ExportDialog } from './export-dialog.tsx';
export { RecordingsBar as ListBar } from './recordings-bar.tsx';
