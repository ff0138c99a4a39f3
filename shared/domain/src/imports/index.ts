export { SHARE_UNITS } from './cell-kinds.ts';
export { DAMAGED_LETTER, isDamaged } from './damaged-text.ts';
export { escapeFormula, escapeFormulaOnce, escapeReadCell, workbookText } from './formula-text.ts';
export { guessColumns } from './guess-columns.ts';
export { type Fault, type ImportedPlace, type ImportFinding, rejection, shortened, warning } from './import-finding.ts';
export { fullName, type ImportedDraft, importedDraft, type NamedParty, ownNumber } from './imported-draft.ts';
export type { ImportedWork } from './imported-work.ts';
export { createTableReader } from './read-works.ts';
export { countDuplicates, countSelected } from './selected-counts.ts';
export {
  columnName,
  findColumn,
  missingColumns,
  type TableColumn,
  type TableDefinition,
  writtenColumns,
} from './table-definition.ts';
export { rowsOf, WORK_TABLE, WRITTEN_HEADER, type WrittenWork } from './work-table.ts';
