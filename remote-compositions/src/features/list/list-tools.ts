export { ColumnPicker } from '@counterpoint/catalogue/lists';
export { ExportDialog } from './export-dialog.tsx';
export { WorksBar as ListBar } from './works-bar.tsx';
