/** What floats over the list: fetched when it is first used. */
export { CasesBar } from './cases-bar.tsx';
export { ExportDialog } from './export-dialog.tsx';
export { MailDialog } from './mail-dialog.tsx';
