export { SHARE_UNITS, type ShareUnit } from './cell-kinds.ts';
export { escapeFormula, isFormula, unescapeFormula } from './formula-text.ts';
export { type ColumnMapping, type ColumnTarget, guessColumns } from './guess-columns.ts';
export {
  COLUMN_GROUPS,
  type ColumnGroup,
  findColumn,
  IMPORT_COLUMNS,
  type ImportColumn,
  WRITTEN_COLUMNS,
} from './import-columns.ts';
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
export { rowsOf, WRITTEN_HEADER, type WrittenWork } from './write-rows.ts';
