import type { Generated } from 'kysely';

export const SUBJECTS = ['composition', 'party', 'recording', 'opposition'] as const;
export type Subject = (typeof SUBJECTS)[number];

interface SearchEntryTable {
  subject: Subject;
  id: string;
  label: string;
  words: string;
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
