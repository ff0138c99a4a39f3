import type { CwrTransaction } from './file-reader.ts';
import { withOwnership } from './ownership-in-3.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrVersion, isVersion3, OWNED_TYPES } from './records/index.ts';

export interface PartyRecords {
  readonly record: CwrRecord;
  readonly owned: readonly CwrRecord[];
}

export interface WorkRecords {
  readonly version: CwrVersion;
  readonly groupType: string;
  readonly header: CwrRecord;
  readonly all: readonly CwrRecord[];
  readonly publishers: readonly PartyRecords[];
  readonly writers: readonly PartyRecords[];
}

const PUBLISHERS: readonly string[] = ['SPU', 'OPU'];
const WRITERS: readonly string[] = ['SWR', 'OWR'];

export function sortWork(
  records: readonly CwrRecord[],
  of: Pick<CwrTransaction, 'version' | 'groupType'>,
): WorkRecords | null {
  const [header] = records;
  if (!header) return null;
  const publishers: { record: CwrRecord; owned: CwrRecord[] }[] = [];
  const writers: { record: CwrRecord; owned: CwrRecord[] }[] = [];
  let owner: CwrRecord[] | null = null;
  for (const record of records) {
    if (PUBLISHERS.includes(record.type) || WRITERS.includes(record.type)) {
      owner = [];
      (PUBLISHERS.includes(record.type) ? publishers : writers).push({ record, owned: owner });
    } else if (OWNED_TYPES.includes(record.type)) owner?.push(record);
    else owner = null;
  }
  const parties = { publishers, writers };
  const { version, groupType } = of;
  return { version, groupType, header, all: records, ...(isVersion3(version) ? withOwnership(parties) : parties) };
}

export function shareIn(record: CwrRecord, name: string): number {
  const value = Number(getValue(record, name));
  return Number.isInteger(value) ? value : 0;
}

export function chainOf({ record }: PartyRecords): number {
  return Number(getValue(record, 'chain')) || 0;
}

export function chainsOf({ publishers }: WorkRecords): Map<number, PartyRecords[]> {
  return Map.groupBy(publishers, chainOf);
}

/** The name of writers and publishers in the public domain, who have no paid rights. */
export const PUBLIC_DOMAIN = 'DP';

export function isPublicDomainName(name: string): boolean {
  return [PUBLIC_DOMAIN, 'PD', 'PUBLIC DOMAIN', 'DOMAINE PUBLIC'].includes(name);
}

export function isPublicDomain({ record }: PartyRecords): boolean {
  return isPublicDomainName(getValue(record, 'name'));
}
