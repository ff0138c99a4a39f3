export { DialogHost, LazyDialog, useOpenDialog } from './lazy-dialog.tsx';
export type { LazyPart } from './lazy-part.ts';
export { LoadedPart, useLazyParts } from './loaded-part.tsx';
export { type PrefetchHandlers, usePrefetchOnIntent } from './use-prefetch-on-intent.ts';
