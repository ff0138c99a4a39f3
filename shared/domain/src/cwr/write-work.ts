import type { ImportedDraft } from '../imports/index.ts';
import * as text from '../messages/cwr-files.generated.ts';
import { RIGHTS, type Shares } from '../shares/index.ts';
import { placeOf } from '../territories/index.ts';
import { withChangedShares } from './changed-shares.ts';
import { isInOtherScript, latinText } from './latin-text.ts';
import type { CwrName } from './read-names.ts';
import type { ParsedWork } from './read-work.ts';
import { type CwrRecord, type CwrValues, newRecord } from './record-text.ts';
import { type CwrVersion, fieldSpec, isVersion3, recordSpec, typeIn } from './records/index.ts';
import { uncollectedTerritories } from './uncollected-territories.ts';
import { isPublicDomainName, PUBLIC_DOMAIN } from './work-records.ts';
import { detailRecords, headerRecord } from './write-facts.ts';
import { type CwrLoss, type FieldWriter, fieldWriter } from './write-notes.ts';

type Writer = ImportedDraft['writers'][number];
type Publisher = ImportedDraft['publishers'][number];

export interface WrittenCwr {
  readonly records: readonly CwrRecord[];
  readonly losses: readonly CwrLoss[];
}

/** Party names come from the lines; lines without one are written as unknown parties. */
export function writeWork(work: ParsedWork, type: 'NWR' | 'REV' | 'WRK', version: CwrVersion): WrittenCwr {
  const writer = fieldWriter(version);
  const { draft, number } = work;
  const header = headerRecord(writer, typeIn(version, type), { ...draft, number });
  const publishers = inChains(draft.publishers, work.publishers).flatMap(([line, name]) =>
    publisherRecords(writer, { line, name }, draft),
  );
  const writers = controlledFirst(draft.writers, work.writers).flatMap(([line, name]) => [
    ...writerRecords(writer, line, name),
    ...line.chains.flatMap((chain) => linkRecords(writer, work, { chain, name })),
  ]);
  const parties = withChangedShares([...publishers, ...writers], version);
  const records = [header, ...parties, ...detailRecords(writer, draft)];
  const fitted = isVersion3(version) ? records.map((record) => withoutOtherFields(record, version)) : records;
  return { records: fitted, losses: writer.losses };
}

function withoutOtherFields(record: CwrRecord, version: CwrVersion): CwrRecord {
  const names = new Set(recordSpec(record.type, version)?.fields.map(({ name }) => name));
  const own = (values: CwrValues) => Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  return { ...record, values: own(record.values), meant: own(record.meant) };
}

const NOBODY: CwrName = { ip: '', name: '', first_name: '', ipi: '', is_controlled: false };

/** SPU comes before OPU and SWR before OWR: transaction rule 43. */
export function controlledFirst<Line>(lines: readonly Line[], names: readonly CwrName[]): (readonly [Line, CwrName])[] {
  const pairs = lines.map((line, index) => [line, names[index] ?? NOBODY] as const);
  return pairs.toSorted(([, one], [, other]) => Number(other.is_controlled) - Number(one.is_controlled));
}

/** The publishers of a chain stay together. */
export function inChains(lines: readonly Publisher[], names: readonly CwrName[]): (readonly [Publisher, CwrName])[] {
  return [...Map.groupBy(controlledFirst(lines, names), ([{ chain }]) => chain).values()].flat();
}

function publisherRecords(
  writer: FieldWriter,
  { line, name: given }: { line: Publisher; name: CwrName },
  draft: ImportedDraft,
): CwrRecord[] {
  const type = given.is_controlled ? 'SPU' : 'OPU';
  const name = publicDomainName(writer, type, [line, given]);
  const record = newRecord(type, {
    chain: String(line.chain),
    ip: name.ip,
    name: writer.text(type, 'name', name.name),
    unknown: isUnknown(writer, name),
    type: line.type,
    ipi: name.ipi,
    ...ownership(line),
    first_recording_refusal: line.first_recording_refusal ?? '',
    // Version 3 has it with the writers.
    ...(!isVersion3(writer.version) && agreementIn(writer, type, line)),
  });
  const original = isInOtherScript(name.name)
    ? [newRecord('NPN', { chain: String(line.chain), ip: name.ip, name: name.name })]
    : [];
  const others = draft.publishers.filter((each) => each !== line && each.chain === line.chain);
  const of = { type: name.is_controlled ? 'SPT' : 'OPT', ip: name.ip } as const;
  const collected = territories(writer, line, { ...of, others: others.map(({ collections }) => collections) });
  return [record, ...original, ...collected];
}

function writerRecords(writer: FieldWriter, line: Writer, given: CwrName): CwrRecord[] {
  const type = given.is_controlled ? 'SWR' : 'OWR';
  const name = publicDomainName(writer, type, [line, given]);
  const record = newRecord(type, {
    ip: name.ip,
    name: writer.text(type, 'name', name.name),
    first_name: writer.text(type, 'first_name', name.first_name),
    unknown: isUnknown(writer, name),
    role: line.role,
    ipi: name.ipi,
    ...ownership(line),
    reversionary: line.reversionary ?? '',
    first_recording_refusal: line.first_recording_refusal ?? '',
    work_for_hire: line.work_for_hire ?? '',
  });
  const original =
    isInOtherScript(name.name) || isInOtherScript(name.first_name)
      ? [newRecord('NWN', { ip: name.ip, name: name.name, first_name: name.first_name })]
      : [];
  const collected = territories(writer, line, { type: name.is_controlled ? 'SWT' : 'OWT', ip: name.ip });
  return [record, ...original, ...collected];
}

/** A line without a party stands for the public domain; a party keeps its name, and the receiver isn't told. */
function publicDomainName(
  writer: FieldWriter,
  type: string,
  [{ public_domain }, name]: readonly [Pick<Writer, 'public_domain'>, CwrName],
): CwrName {
  if (public_domain !== 'Y' || isPublicDomainName(name.name)) return name;
  if (name.name === '') return { ...name, name: PUBLIC_DOMAIN };
  writer.lose(`${type} ${fieldSpec(type, 'name')?.label}`, name.name, text.namedPublicDomain());
  return name;
}

function isUnknown({ version }: FieldWriter, { is_controlled, name }: CwrName): string {
  if (!is_controlled && name === '') return 'Y';
  return isVersion3(version) ? 'N' : '';
}

function agreementIn(writer: FieldWriter, type: string, line: Publisher | undefined): CwrValues {
  const { number = null, society_number = null, type: kind = null } = line?.agreement ?? {};
  return {
    agreement: writer.text(type, 'agreement', number),
    society_agreement: writer.text(type, 'society_agreement', society_number),
    agreement_type: kind ?? '',
  };
}

function ownership({ shares, societies }: Pick<Writer, 'shares' | 'societies'>): CwrValues {
  return { ...societyValues(societies), ...shareValues(shares) };
}

function societyValues({ pr, mr, sr }: Writer['societies']): CwrValues {
  return { pr_society: pr ?? '', mr_society: mr ?? '', sr_society: sr ?? '' };
}

function shareValues({ pr, mr, sr }: Shares): CwrValues {
  return { pr_share: share(pr), mr_share: share(mr), sr_share: share(sr) };
}

function share(hundredths: number): string {
  return String(hundredths).padStart(5, '0');
}

type TerritoryType = 'SPT' | 'OPT' | 'SWT' | 'OWT';

/** A controlled owner without territory lines collects wherever others don't; in version 3, other owners too. */
function territories(
  { version }: FieldWriter,
  { collections, shares, societies }: Pick<Writer, 'collections' | 'shares' | 'societies'>,
  { type, ip, others = [] }: { type: TerritoryType; ip: string; others?: readonly Writer['collections'][] },
): CwrRecord[] {
  const isOfOthers = type === 'OPT' || type === 'OWT';
  if (isOfOthers && version === '2.1') return [];
  const isOwner = !isOfOthers || isVersion3(version);
  const lacksTerritories = collections.length === 0 && isOwner && RIGHTS.some((right) => shares[right] > 0);
  const lines = lacksTerritories ? uncollectedTerritories(shares, others.map(namedInTis)) : namedInTis(collections);
  return lines.map((line, index) =>
    territory(line, { type, ip, position: index + 1, societies: isVersion3(version) ? societyValues(societies) : {} }),
  );
}

/** The country that contains a place stands for it where TIS doesn't list the place itself. */
function namedInTis(collections: Writer['collections']): Writer['collections'] {
  const listed = new Set(collections.map(({ territory }) => territory));
  return collections.flatMap((line) => {
    const place = placeOf(line.territory);
    if (!place || place.tisCode === place.code) return [line];
    if (!place.tisCode || listed.has(place.tisCode) || !line.is_included) return [];
    listed.add(place.tisCode);
    return [{ ...line, territory: place.tisCode }];
  });
}

function territory(
  line: { is_included: boolean; territory: string; shares: Shares },
  { type, ip, position, societies }: { type: TerritoryType; ip: string; position: number; societies: CwrValues },
): CwrRecord {
  return newRecord(type, {
    ip,
    ...shareValues(line.shares),
    included: line.is_included ? 'I' : 'E',
    territory: line.territory,
    shares_change: 'N',
    position: String(position),
    ...societies,
  });
}

function linkRecords(
  writer: FieldWriter,
  { draft, publishers }: ParsedWork,
  { chain, name }: { chain: number; name: CwrName },
): CwrRecord[] {
  const index = draft.publishers.findIndex((line) => line.chain === chain);
  const publisher = publishers[index];
  if (!publisher) return [];
  return [
    newRecord('PWR', {
      publisher_ip: publisher.ip,
      publisher_name: latinText(publisher.name, 'name').slice(0, fieldSpec('PWR', 'publisher_name')?.size).trimEnd(),
      writer_ip: name.ip,
      chain: writer.version === '2.1' ? '' : String(chain),
      ...(isVersion3(writer.version) && agreementIn(writer, 'PWR', draft.publishers[index])),
    }),
  ];
}
