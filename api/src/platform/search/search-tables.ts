import type { Generated } from 'kysely';

export const SUBJECTS = ['composition', 'party', 'recording', 'opposition'] as const;
export type Subject = (typeof SUBJECTS)[number];

declare module '../db/tables.ts' {
  interface Tables {
    search_entry: {
      subject: Subject;
      id: string;
      label: string;
      words: string;
      other_labels: Generated<string[]>;
      is_public: boolean;
    };
    search_word: {
      word: string;
    };
    search_misspelling: {
      key: string;
      word: string;
    };
  }
}
