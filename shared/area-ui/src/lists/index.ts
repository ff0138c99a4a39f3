export { ExportDialog } from './export-dialog.tsx';
export { type Brought, useBrought } from './use-brought.ts';
export { useListTools } from './use-list-tools.ts';
