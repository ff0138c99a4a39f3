export { CasesBar } from './cases-bar.tsx';
export { ExportDialog } from './export-dialog.tsx';
