export { type EntrySource, entrySource, type VersionedEntry } from './entry-source.ts';
export { useAmendment, useEntry, useEntryActs, useEntryChanged, useEntryVersions, useShownEntry } from './use-entry.ts';
