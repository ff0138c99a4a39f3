import type { Generated } from 'kysely';

/** What can be searched. */
export const SUBJECTS = ['composition', 'party', 'recording', 'opposition'] as const;
export type Subject = (typeof SUBJECTS)[number];

interface SearchEntryTable {
  subject: Subject;
  id: string;
  label: string;
  /** A tsvector, which is written by `array_to_tsvector` and only ever read through its functions. */
  words: string;
  /** The same of its other titles. */
  other_labels: Generated<string[]>;
  is_public: boolean;
}

interface SearchWordTable {
  word: string;
}

interface SearchMisspellingTable {
  key: string;
  word: string;
}

export interface SearchTables {
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  search_misspelling: SearchMisspellingTable;
}

declare module '../db/tables.ts' {
  interface Tables extends SearchTables {}
}
