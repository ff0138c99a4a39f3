export { type EntryDetails, type EntrySource, entrySource, type VersionedEntry } from './entry-source.ts';
export { useDialogParameter } from './use-dialog-parameter.ts';
export { useAmendment, useEntry, useEntryActs, useEntryChanged } from './use-entry.ts';
export { useShownEntry } from './use-shown-entry.ts';
