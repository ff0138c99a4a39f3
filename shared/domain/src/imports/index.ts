export { SHARE_UNITS, type ShareUnit } from './cell-kinds.ts';
export { DAMAGED_LETTER, isDamaged } from './damaged-text.ts';
export { escapeFormula, isFormula, unescapeFormula } from './formula-text.ts';
export { type ColumnMapping, type ColumnTarget, guessColumns } from './guess-columns.ts';
export { COLUMN_GROUPS, type ColumnGroup, type ImportColumn } from './import-column.ts';
export { type ImportFinding, shortened } from './import-finding.ts';
export {
  type ImportedDraft,
  type ImportedDraftInput,
  importedDraft,
  type NamedParty,
  ownNumber,
} from './imported-draft.ts';
export type { ImportedPlace, ImportedWork } from './imported-work.ts';
export { createTableReader, type TableReader, type TableReading } from './read-works.ts';
export { findColumn, type TableColumn, type TableDefinition, writtenColumns } from './table-definition.ts';
export { alikeIn, wantedOf } from './wanted-of-file.ts';
export { IMPORT_COLUMNS, rowsOf, WORK_TABLE, WRITTEN_HEADER, type WrittenWork } from './work-table.ts';
export { type WrittenLines, writtenHeader, writtenRows } from './write-rows.ts';
