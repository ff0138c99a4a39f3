export { CasesBar } from './cases-bar.tsx';
export { ExportDialog } from './export-dialog.tsx';
export { MailDialog } from './mail-dialog.tsx';
