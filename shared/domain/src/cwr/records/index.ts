import { ANSWER_RECORDS } from './answer-records.ts';
import { CONTROL_RECORDS, TRANSACTIONS } from './control-records.ts';
import { DETAIL_RECORDS } from './detail-records.ts';
import {
  type CwrField,
  type CwrLayout,
  type CwrRecordSpec,
  type CwrVersion,
  isVersion3,
  specInVersion,
} from './field.ts';
import { PARTY_RECORDS } from './party-records.ts';
import { TITLE_RECORDS } from './title-records.ts';
import { WORK_RECORDS } from './work-records.ts';

export {
  CWR_VERSIONS,
  type CwrField,
  type CwrLevel,
  type CwrRule,
  type CwrVersion,
  isVersion3,
  PREFIX_LENGTH,
} from './field.ts';

const TABLE: readonly CwrRecordSpec[] = [
  ...CONTROL_RECORDS,
  ...WORK_RECORDS,
  ...PARTY_RECORDS,
  ...TITLE_RECORDS,
  ...DETAIL_RECORDS,
  ...ANSWER_RECORDS,
];

type Specs = ReadonlyMap<string, CwrLayout>;

function specsOf(version: '2.2' | '3.1'): Specs {
  return new Map(TABLE.flatMap((spec) => specInVersion(spec, version) ?? []).map((spec) => [spec.type, spec]));
}

const SPECS_2 = specsOf('2.2');
const SPECS_3 = specsOf('3.1');

/** Returns a record's layout in a version, or in any version that has it. */
export function recordSpec(type: string, version?: CwrVersion): CwrLayout | null {
  if (version) return (isVersion3(version) ? SPECS_3 : SPECS_2).get(type) ?? null;
  return SPECS_2.get(type) ?? SPECS_3.get(type) ?? null;
}

const FIELDS: ReadonlyMap<string, ReadonlyMap<string, CwrField>> = new Map(
  TABLE.map(({ type }) => {
    const fields = [SPECS_3, SPECS_2].flatMap((specs) => specs.get(type)?.fields ?? []);
    return [type, new Map(fields.map((field) => [field.name, field]))];
  }),
);

export function fieldsByName(type: string): ReadonlyMap<string, CwrField> | undefined {
  return FIELDS.get(type);
}

export function fieldSpec(type: string, name: string): CwrField | null {
  return FIELDS.get(type)?.get(name) ?? FIELDS.get(typeIn('2.2', type))?.get(name) ?? null;
}

/** Whether a version's records of a type have a field. */
export function hasField(type: string, name: string, version: CwrVersion): boolean {
  const field = recordSpec(type, version)?.fields.find((each) => each.name === name);
  return field !== undefined && field.since <= version;
}

const IN_3: Readonly<Record<string, string>> = { NWR: 'WRK', REV: 'WRK', VER: 'OWK' };

/** Version 3 has one record for new and revised works, and another one for the original work. */
export function typeIn(version: CwrVersion, type: string): string {
  if (isVersion3(version)) return IN_3[type] ?? type;
  return type === 'WRK' ? 'NWR' : type === 'OWK' ? 'VER' : type;
}

/** Records whose layout in version 3 no public source shows, read and written as in version 2.2. */
export const ASSUMED_IN_3: readonly string[] = 'NPN NWN NAT NPR EWT NET NVT NOW COM NCT INS IND ARI'.split(' ');

export const CONTROL_TYPES: readonly string[] = CONTROL_RECORDS.map(({ type }) => type);
export const TRANSACTION_TYPES: readonly string[] = TRANSACTIONS;
export const WORK_TYPES_OF_TRANSACTION: readonly string[] = WORK_RECORDS.map(({ type }) => type);

/** Transaction rule 43 of version 2.2. */
export const RECORD_ORDER: readonly string[] =
  'SPU OPU SWR OWR ALT NAT EWT VER OWK PER NPR REC ORN INS COM ARI XRF'.split(' ');

/** Records of a work that belong to the preceding record and are dropped with it. */
export const OWNED_TYPES: readonly string[] = [...PARTY_RECORDS, ...TITLE_RECORDS, ...DETAIL_RECORDS].flatMap(
  ({ type, follows }) => (follows.length > 0 ? type : []),
);

/** What a party collects in a territory. */
export const TERRITORY_TYPES: readonly string[] = ['SPT', 'OPT', 'SWT', 'OWT'];
