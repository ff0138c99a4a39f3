import { ANSWER_RECORDS } from './answer-records.ts';
import { CONTROL_RECORDS } from './control-records.ts';
import { DETAIL_RECORDS } from './detail-records.ts';
import type { CwrField, CwrRecordSpec } from './field.ts';
import { PARTY_RECORDS } from './party-records.ts';
import { TITLE_RECORDS } from './title-records.ts';
import { WORK_RECORDS } from './work-records.ts';

export {
  CWR_VERSIONS,
  type CwrField,
  type CwrLevel,
  type CwrRecordSpec,
  type CwrRule,
  type CwrVersion,
} from './field.ts';

const SPECS: ReadonlyMap<string, CwrRecordSpec> = new Map(
  [...CONTROL_RECORDS, ...WORK_RECORDS, ...PARTY_RECORDS, ...TITLE_RECORDS, ...DETAIL_RECORDS, ...ANSWER_RECORDS].map(
    (spec) => [spec.type, spec],
  ),
);

/** The record of a type as the specifications 2.1 and 2.2 lay it out; null for one that they do not have. */
export function recordSpec(type: string): CwrRecordSpec | null {
  return SPECS.get(type) ?? null;
}

const FIELDS: ReadonlyMap<string, ReadonlyMap<string, CwrField>> = new Map(
  [...SPECS].map(([type, { fields }]) => [type, new Map(fields.map((field) => [field.name, field]))]),
);

/** The fields of a record by what the code calls them; none for a record that the specifications do not have. */
export function fieldsByName(type: string): ReadonlyMap<string, CwrField> | undefined {
  return FIELDS.get(type);
}

/** The field of a record by what the code calls it. */
export function fieldSpec(type: string, name: string): CwrField | null {
  return FIELDS.get(type)?.get(name) ?? null;
}

/** What frames a file. */
export const CONTROL_TYPES: readonly string[] = CONTROL_RECORDS.map(({ type }) => type);
/** What begins a transaction. */
export const TRANSACTION_TYPES: readonly string[] = ['AGR', 'NWR', 'REV', 'ISW', 'EXC', 'ACK'];
/** What begins the transaction of a work, and holds what is told of it. */
export const WORK_TYPES_OF_TRANSACTION: readonly string[] = WORK_RECORDS.map(({ type }) => type);

/** The order in which version 2.2 wants the records of a work (its transaction rule 43). */
export const RECORD_ORDER: readonly string[] = [
  'SPU',
  'OPU',
  'SWR',
  'OWR',
  'ALT',
  'NAT',
  'EWT',
  'VER',
  'PER',
  'NPR',
  'REC',
  'ORN',
  'INS',
  'COM',
  'ARI',
  'XRF',
];

/** Records that belong to the one before them, and stand or fall with it. */
export const OWNED_TYPES: readonly string[] = [
  'NPN',
  'SPT',
  'OPT',
  'NWN',
  'SWT',
  'OWT',
  'PWR',
  'NET',
  'NVT',
  'NCT',
  'NOW',
  'IND',
];
