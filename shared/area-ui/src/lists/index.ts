export { ExportDialog, useExport } from './export-dialog.tsx';
export { type LazyModule, useLazyModule } from './use-lazy-module.ts';
export { useListTools } from './use-list-tools.ts';
