export { type EntrySource, entrySource, type VersionedEntry } from './entry-source.ts';
export { useAmendment, useEntry, useEntryActs, useEntryChanged } from './use-entry.ts';
export { useEntryVersions } from './use-entry-versions.ts';
export { useShownEntry } from './use-shown-entry.ts';
