import type { ImportedDraft } from '../imports/index.ts';
import { RIGHTS, type Shares } from '../shares/index.ts';
import { placeOf, WORLD } from '../territories/index.ts';
import { isInOtherScript, latinText } from './latin-text.ts';
import type { CwrName } from './read-names.ts';
import type { ParsedWork } from './read-work.ts';
import { type CwrRecord, newRecord } from './record-text.ts';
import type { CwrVersion } from './records/index.ts';
import { detailRecords, headerRecord } from './write-facts.ts';
import { type CwrLoss, type FieldWriter, fieldWriter } from './write-notes.ts';

type Writer = ImportedDraft['writers'][number];
type Publisher = ImportedDraft['publishers'][number];

export interface WrittenCwr {
  readonly records: readonly CwrRecord[];
  readonly losses: readonly CwrLoss[];
}

/** Party names come from the lines; lines without one are written as unknown parties. */
export function writeWork(work: ParsedWork, type: 'NWR' | 'REV', version: CwrVersion): WrittenCwr {
  const writer = fieldWriter(version);
  const { draft, number } = work;
  const header = headerRecord(writer, type, { ...draft, number });
  const publishers = controlledFirst(draft.publishers, work.publishers).flatMap(([line, name]) =>
    publisherRecords(writer, line, name),
  );
  const writers = controlledFirst(draft.writers, work.writers).flatMap(([line, name]) => [
    ...writerRecords(writer, line, name),
    ...line.chains.flatMap((chain) => linkRecords(writer, work, { chain, name })),
  ]);
  return { records: [header, ...publishers, ...writers, ...detailRecords(writer, draft)], losses: writer.losses };
}

const NOBODY: CwrName = { ip: '', name: '', first_name: '', ipi: '', is_controlled: false };

/** SPU stands before OPU and SWR before OWR: transaction rule 43. */
function controlledFirst<Line>(lines: readonly Line[], names: readonly CwrName[]): (readonly [Line, CwrName])[] {
  const pairs = lines.map((line, index) => [line, names[index] ?? NOBODY] as const);
  return pairs.toSorted(([, one], [, other]) => Number(other.is_controlled) - Number(one.is_controlled));
}

function publisherRecords(writer: FieldWriter, line: Publisher, name: CwrName): CwrRecord[] {
  const type = name.is_controlled ? 'SPU' : 'OPU';
  const record = newRecord(type, {
    chain: String(line.chain),
    ip: name.ip,
    name: writer.text(type, 'name', name.name),
    unknown: !name.is_controlled && name.name === '' ? 'Y' : '',
    type: line.type,
    ipi: name.ipi,
    agreement: writer.text(type, 'agreement', line.agreement?.number ?? null),
    ...ownership(line),
    first_recording_refusal: line.first_recording_refusal ?? '',
    society_agreement: writer.text(type, 'society_agreement', line.agreement?.society_number ?? null),
    agreement_type: line.agreement?.type ?? '',
  });
  const original = isInOtherScript(name.name)
    ? [newRecord('NPN', { chain: String(line.chain), ip: name.ip, name: name.name })]
    : [];
  const collected = territories(writer, line, { type: name.is_controlled ? 'SPT' : 'OPT', ip: name.ip });
  return [record, ...original, ...collected];
}

function writerRecords(writer: FieldWriter, line: Writer, name: CwrName): CwrRecord[] {
  const type = name.is_controlled ? 'SWR' : 'OWR';
  const record = newRecord(type, {
    ip: name.ip,
    name: writer.text(type, 'name', name.name),
    first_name: writer.text(type, 'first_name', name.first_name),
    unknown: !name.is_controlled && name.name === '' ? 'Y' : '',
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

function ownership({ shares, societies }: Pick<Writer, 'shares' | 'societies'>) {
  return {
    pr_society: societies.pr ?? '',
    pr_share: share(shares.pr),
    mr_society: societies.mr ?? '',
    mr_share: share(shares.mr),
    sr_society: societies.sr ?? '',
    sr_share: share(shares.sr),
  };
}

function share(hundredths: number): string {
  return String(hundredths).padStart(5, '0');
}

type TerritoryType = 'SPT' | 'OPT' | 'SWT' | 'OWT';

/** A controlled owner without territory lines collects in the world. */
function territories(
  { version }: FieldWriter,
  { collections, shares }: Pick<Writer, 'collections' | 'shares'>,
  { type, ip }: { type: TerritoryType; ip: string },
): CwrRecord[] {
  const isOfOthers = type === 'OPT' || type === 'OWT';
  if (isOfOthers && version === '2.1') return [];
  const isWorld = collections.length === 0 && !isOfOthers && RIGHTS.some((right) => shares[right] > 0);
  const lines = isWorld ? [{ is_included: true, territory: WORLD, shares }] : namedInTis(collections);
  return lines.map((line, index) => territory(line, { type, ip, position: index + 1 }));
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
  { type, ip, position }: { type: TerritoryType; ip: string; position: number },
): CwrRecord {
  return newRecord(type, {
    ip,
    pr_share: share(line.shares.pr),
    mr_share: share(line.shares.mr),
    sr_share: share(line.shares.sr),
    included: line.is_included ? 'I' : 'E',
    territory: line.territory,
    shares_change: 'N',
    position: String(position),
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
      publisher_name: latinText(publisher.name, 'name'),
      writer_ip: name.ip,
      chain: writer.version === '2.2' ? String(chain) : '',
    }),
  ];
}
