import { RIGHTS, type Right } from '../shares/index.ts';
import type { CwrTransaction } from './file-reader.ts';
import { type CwrRecord, type CwrValues, getValue } from './record-text.ts';
import { type CwrVersion, isVersion3, OWNED_TYPES, TERRITORY_TYPES } from './records/index.ts';

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
/** Roles of those who made the original. */
export const CREATORS: readonly string[] = ['C', 'A', 'CA'];

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

/** What these records own or collect of a right. */
export function totalShare(records: readonly CwrRecord[], right: Right): number {
  return records.reduce((sum, record) => sum + shareIn(record, `${right}_share`), 0);
}

export function totalOf(parties: readonly Pick<PartyRecords, 'record'>[], right: Right): number {
  return totalShare(
    parties.map(({ record }) => record),
    right,
  );
}

export function hasShare(record: CwrRecord): boolean {
  return RIGHTS.some((right) => shareIn(record, `${right}_share`) > 0);
}

export function isCollected(record: CwrRecord): boolean {
  return TERRITORY_TYPES.includes(record.type) && getValue(record, 'included') === 'I';
}

/** Represented by the sender: SPU and SWR, not OPU and OWR. */
export function isControlled({ record: { type } }: Pick<PartyRecords, 'record'>): boolean {
  return type === 'SPU' || type === 'SWR';
}

export function chainOf({ record }: PartyRecords): number {
  return Number(getValue(record, 'chain')) || 0;
}

export function chainsOf({ publishers }: WorkRecords): Map<number, PartyRecords[]> {
  return Map.groupBy(publishers, chainOf);
}

/** Whether version 2.1 has the link: of a controlled writer to a controlled publisher that begins a chain. */
export function isLinkIn21(
  { publishers }: Pick<WorkRecords, 'publishers'>,
  writer: CwrRecord,
  link: CwrRecord,
): boolean {
  const isLinked = ({ record }: PartyRecords) =>
    record.type === 'SPU' &&
    ['', 'E', 'PA'].includes(getValue(record, 'type')) &&
    getValue(record, 'ip') === getValue(link, 'publisher_ip');
  return writer.type === 'SWR' && publishers.some(isLinked);
}

/** The name of writers and publishers in the public domain, who have no paid rights. */
export const PUBLIC_DOMAIN = 'DP';

export function isPublicDomainName(name: string): boolean {
  return [PUBLIC_DOMAIN, 'PD', 'PUBLIC DOMAIN', 'DOMAINE PUBLIC'].includes(name);
}

export function isPublicDomain({ record }: PartyRecords): boolean {
  return isPublicDomainName(getValue(record, 'name'));
}

type Parties = Pick<WorkRecords, 'publishers' | 'writers'>;

const AGREEMENT = ['agreement', 'society_agreement', 'agreement_type'] as const;

/**
 * Version 3 states what each party collects in which territory, with its societies, and agreements with the writer. What
 * a writer or a chain of publishers owns is the most that it collects in any territory.
 */
function withOwnership(parties: Parties): Parties {
  return {
    publishers: parties.publishers.map((party) => ({ ...party, record: publisherRecord(party, parties) })),
    writers: parties.writers.map((party) => ({
      ...party,
      record: completed(party.record, { ...mostCollected(party.owned), ...societiesIn(party.owned) }),
    })),
  };
}

function publisherRecord(party: PartyRecords, parties: Parties): CwrRecord {
  const chain = parties.publishers.filter(({ record }) => isInChain(record, party.record));
  const owner = chain.find(({ record }) => getValue(record, 'type') === 'AQ') ?? chain[0];
  const shares = party === owner ? mostCollected(chain.flatMap(({ owned }) => owned)) : {};
  return completed(party.record, { ...shares, ...societiesIn(party.owned), ...agreementOf(party, parties) });
}

function isInChain(record: CwrRecord, other: CwrRecord): boolean {
  return getValue(record, 'chain') === getValue(other, 'chain');
}

function mostCollected(lines: readonly CwrRecord[]): CwrValues {
  const collected = Map.groupBy(lines.filter(isCollected), (line) => getValue(line, 'territory'));
  return Object.fromEntries(
    RIGHTS.map((right) => {
      const totals = [...collected.values()].map((same) => totalShare(same, right));
      return [`${right}_share`, String(Math.max(0, ...totals) || '')];
    }),
  );
}

function societiesIn(lines: readonly CwrRecord[]): CwrValues {
  const firstIn = (name: string) => lines.map((line) => getValue(line, name)).find((value) => value !== '') ?? '';
  return Object.fromEntries(RIGHTS.map((right) => [`${right}_society`, firstIn(`${right}_society`)]));
}

function agreementOf({ record }: PartyRecords, { writers }: Parties): CwrValues {
  const links = writers.flatMap(({ owned }) => owned.filter(({ type }) => type === 'PWR'));
  const own = links.filter(
    (link) => isInChain(link, record) && getValue(link, 'publisher_ip') === getValue(record, 'ip'),
  );
  const link = own.find((each) => AGREEMENT.some((name) => getValue(each, name) !== ''));
  return link ? Object.fromEntries(AGREEMENT.map((name) => [name, getValue(link, name)])) : {};
}

/** `Unknown: N` means the same as a blank in version 2. */
function completed(record: CwrRecord, derived: CwrValues): CwrRecord {
  const unknown = getValue(record, 'unknown') === 'Y' ? 'Y' : '';
  return { ...record, meant: { ...record.meant, ...derived, unknown } };
}
