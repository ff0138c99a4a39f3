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

/** COPY takes a third of the time of an upsert. */
export function entriesTable(entries: readonly IndexRow[]): TableRows {
  return intoTable('search_entry', COLUMNS, entries);
}

/** Labels contain neither quotes nor backslashes. */
function arrayText(labels: readonly string[]): string {
  return labels.length === 0 ? '{}' : `{"${labels.join('","')}"}`;
}

/** Lexemes contain neither. PostgreSQL sorts and deduplicates them. */
function tsvectorText(lexemes: readonly string[]): string {
  return lexemes.length === 0 ? '' : `'${lexemes.join("' '")}'`;
}
