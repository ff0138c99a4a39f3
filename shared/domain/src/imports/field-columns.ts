import {
  EAN,
  type Field,
  type FieldCode,
  type FieldColumn,
  type Fields,
  fieldsOf,
  IPI,
  ISRC,
  ISWC,
} from '../fields/index.ts';
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
    const column = columnOf(name, field, { ...field.column, group });
    return [heading ? { ...column, key: `${group}_${name}`, label: `${heading}: ${column.label}` } : column];
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

function columnOf<Group extends string>(
  name: string,
  field: Field,
  column: FieldColumn & { readonly group: Group },
): TableColumn & { group: Group } {
  const { key = name, heading, others = [], example, group } = column;
  return {
    key,
    group,
    label: heading,
    kind: cellOf(field),
    paths: [name],
    others,
    ...(example !== undefined && { example }),
  };
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

function cellOfCode({ parse, expected, wrong }: FieldCode): CellKind {
  return codeCell(parse, { expected, correction: () => wrong('') ?? '' });
}

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
    case 'code':
      return CODE_CELLS.get(field.code) ?? cellOfCode(field.code);
    case 'part':
    case 'list':
    case 'names':
      return textCell;
    default:
      return CELLS[field.kind];
  }
}
