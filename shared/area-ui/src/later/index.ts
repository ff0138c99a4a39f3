export { AskedDialogs, useAsk } from './asked-dialogs.tsx';
export { LaterDialog } from './later-dialog.tsx';
export type { LaterPart } from './later-part.ts';
export { LoadedPart, useLaterParts } from './loaded-part.tsx';
export { type Nearing, useNearing } from './use-nearing.ts';
