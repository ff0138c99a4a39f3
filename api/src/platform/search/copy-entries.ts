import type { Columns } from '../db/copy-rows.ts';
import { intoTable, type TableRows } from '../db/copy-tables.ts';
import type { IndexRow } from './search-repository.ts';

const COLUMNS: Columns<IndexRow> = {
  subject: ({ subject }) => subject,
  id: ({ id }) => id,
  label: ({ label }) => label,
  other_labels: ({ otherLabels }) => arrayText(otherLabels),
  words: ({ words }) => tsvectorText(words),
  is_public: ({ isPublic }) => isPublic,
};

/** Entries of things that have none yet: by COPY, for two thirds of what looking for a standing one takes. */
export function entriesTable(entries: readonly IndexRow[]): TableRows {
  return intoTable('search_entry', COLUMNS, entries);
}

/** A label has neither quotes nor backslashes: it is words with spaces between them. */
function arrayText(labels: readonly string[]): string {
  return labels.length === 0 ? '{}' : `{"${labels.join('","')}"}`;
}

/** Nor has a lexeme. PostgreSQL sorts them, and takes what stands twice for one. */
function tsvectorText(lexemes: readonly string[]): string {
  return lexemes.length === 0 ? '' : `'${lexemes.join("' '")}'`;
}
