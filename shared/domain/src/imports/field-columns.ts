import { EAN, type Field, type FieldCode, type Fields, fieldsOf, IPI, ISRC, ISWC } from '../fields/index.ts';
import * as text from '../messages/import-cells.generated.ts';
import { countryCell } from '../recording-imports/place-cells.ts';
import {
  type CellKind,
  choiceCell,
  codeCell,
  eanCell,
  ipiCell,
  isrcCell,
  iswcCell,
  languageCell,
  textCell,
  withoutZeroDecimals,
  yesNoCell,
} from './cell-kinds.ts';
import type { TableColumn } from './table-definition.ts';
import { dayCell, durationCell } from './time-cells.ts';

/** With a `heading`, each column is marked as one of the group. */
export function columnsOfFields<Group extends string>(
  fields: Fields,
  group: Group,
  heading?: string,
): (TableColumn & { group: Group })[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    if (field.kind === 'part') return partColumns(name, field.columns, columnsOfFields(field.fields, group));
    if (!field.column) return [];
    const { key = name, heading: label, others = [], example } = field.column;
    const column = { group, kind: cellOf(field), paths: [name], others, ...(example !== undefined && { example }) };
    return [
      heading ? { ...column, key: `${group}_${name}`, label: `${heading}: ${label}` } : { ...column, key, label },
    ];
  });
}

export function columnsOfLists<Group extends string>(fields: Fields): (TableColumn & { group: Group })[] {
  return fieldsOf(fields).flatMap(([, field]) =>
    // Group names are specific to the catalogues of works and recordings.
    field.kind === 'list' ? columnsOfFields(field.fields, field.columnGroup as Group) : [],
  );
}

function partColumns<Column extends TableColumn>(part: string, heading: string | undefined, columns: Column[]) {
  return columns.map((column) => {
    const placed = { ...column, paths: column.paths.map((path) => `${part}.${path}`) };
    return heading ? { ...placed, key: `${part}_${column.paths[0]}`, label: `${heading}: ${column.label}` } : placed;
  });
}

const yearCell: CellKind = {
  read: (typed) => (/^\d{4}$/.test(withoutZeroDecimals(typed)) ? { value: Number.parseInt(typed, 10) } : null),
  write: String,
  expected: text.aYear,
  correction: text.enterYear,
};

const CODE_CELLS: ReadonlyMap<FieldCode, CellKind> = new Map([
  [ISWC, iswcCell],
  [ISRC, isrcCell],
  [EAN, eanCell],
  [IPI, ipiCell],
]);

const CELLS = {
  text: textCell,
  day: dayCell,
  duration: durationCell,
  language: languageCell,
  country: countryCell,
  flag: yesNoCell,
  answer: yesNoCell,
  year: yearCell,
} as const satisfies Partial<Record<Field['kind'], CellKind>>;

function cellOf(field: Field): CellKind {
  switch (field.kind) {
    case 'choice':
      return choiceCell(field.labels, field.column?.words);
    case 'code': {
      const { parse, expected, wrong } = field.code;
      return CODE_CELLS.get(field.code) ?? codeCell(parse, { expected, correction: () => wrong('') ?? '' });
    }
    case 'part':
    case 'list':
    case 'names':
      return textCell;
    default:
      return CELLS[field.kind];
  }
}
