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

export function recordSpec(type: string): CwrRecordSpec | null {
  return SPECS.get(type) ?? null;
}

const FIELDS: ReadonlyMap<string, ReadonlyMap<string, CwrField>> = new Map(
  [...SPECS].map(([type, { fields }]) => [type, new Map(fields.map((field) => [field.name, field]))]),
);

export function fieldsByName(type: string): ReadonlyMap<string, CwrField> | undefined {
  return FIELDS.get(type);
}

export function fieldSpec(type: string, name: string): CwrField | null {
  return FIELDS.get(type)?.get(name) ?? null;
}

export const CONTROL_TYPES: readonly string[] = CONTROL_RECORDS.map(({ type }) => type);
export const TRANSACTION_TYPES: readonly string[] = ['AGR', 'NWR', 'REV', 'ISW', 'EXC', 'ACK'];
export const WORK_TYPES_OF_TRANSACTION: readonly string[] = WORK_RECORDS.map(({ type }) => type);

/** Transaction rule 43 of version 2.2. */
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

/** Records that belong to the preceding record and are dropped with it. */
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
