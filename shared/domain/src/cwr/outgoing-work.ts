import * as text from '../messages/cwr-files.generated.ts';
import type { Finding, Severity } from '../rules/index.ts';
import { withChainNumbers } from './chain-numbers.ts';
import { checkWorkRecords } from './check-work.ts';
import type { CwrFinding } from './finding.ts';
import type { CwrResidue } from './imported-work.ts';
import { assumedLayouts, lossesIn3 } from './losses-in-3.ts';
import { type ParsedWork, readWork } from './read-work.ts';
import { type CwrRecord, type CwrValues, getValue, readRecord } from './record-text.ts';
import { type CwrVersion, fieldSpec, hasField, isVersion3, recordSpec, typeIn } from './records/index.ts';
import { severityInFile } from './rule-severity.ts';
import { restoreUnsupported } from './unsupported-values.ts';
import { isValidValue } from './values.ts';
import { isLinkIn21, sortWork } from './work-records.ts';
import type { CwrLoss } from './write-notes.ts';
import { type WrittenCwr, writeWork } from './write-work.ts';

export interface OutgoingWork {
  readonly work: ParsedWork;
  /** REV for a work that the receiver has accepted. */
  readonly type: 'NWR' | 'REV';
  readonly version: CwrVersion;
  readonly residue: CwrResidue | null;
}

export function parseResidue({
  lines,
  version,
  type,
}: CwrResidue): { parsed: ParsedWork; records: readonly CwrRecord[] } | null {
  const records = lines.map((line) => readRecord(line, 0, version));
  const sorted = sortWork(records, { version, groupType: type });
  return sorted && { parsed: readWork(sorted), records };
}

/** How severe a broken rule is in a work with these kept lines. */
export function severityOfKept(residue: CwrResidue, finding: Finding): Severity | null {
  const kept = parseResidue(residue);
  return kept
    ? severityInFile({ all: kept.records, version: residue.version }, kept.parsed, finding)
    : finding.severity;
}

/** Returns the records of a work for export: as imported, except for changes and for what the version can't hold. */
export function outgoingWork(outgoing: OutgoingWork): WrittenCwr {
  const { work, version, residue } = outgoing;
  const sent = withChainNumbers(sentWork(outgoing), residue !== null);
  if (version === '2.1') return withoutOtherLinks(sent, residue);
  if (!isVersion3(version)) return sent;
  const assumed = residue?.version === version ? [] : assumedLayouts(sent.records);
  return { ...sent, losses: [...sent.losses, ...lossesIn3(work, sent.records, version), ...assumed] };
}

/** Leaves out links that version 2.1 rejects, except those that a file of 2.1 had itself. */
function withoutOtherLinks({ records, losses }: WrittenCwr, residue: CwrResidue | null): WrittenCwr {
  const work = sortWork(records, { version: '2.1', groupType: '' });
  const stated = new Set(residue?.lines.filter(isLink).map((line) => partiesOf(readRecord(line, 0, residue.version))));
  const isKept = (link: CwrRecord) => residue?.version === '2.1' && stated.has(partiesOf(link));
  const refused = new Set(
    work?.writers.flatMap(({ record, owned }) =>
      owned.filter((each) => isLink(each.type) && !isLinkIn21(work, record, each) && !isKept(each)),
    ),
  );
  const why = text.notInVersion({ version: '2.1' });
  const lost = [...refused].filter((link) => stated.has(partiesOf(link)));
  return {
    records: records.filter((record) => !refused.has(record)),
    losses: [...losses, ...lost.map((link) => ({ place: link.type, held: textOf(link), written: null, why }))],
  };
}

function isLink(line: string): boolean {
  return line.startsWith('PWR');
}

function partiesOf(link: CwrRecord): string {
  return `${getValue(link, 'writer_ip')} ${getValue(link, 'publisher_ip')}`;
}

function textOf(record: CwrRecord): string {
  return Object.keys(record.meant)
    .map((name) => getValue(record, name))
    .join(' ');
}

function sentWork({ work, type, version, residue }: OutgoingWork): WrittenCwr {
  const written = writeWork(work, type, version);
  const kept = residue && parseResidue(residue);
  if (!residue || !kept) return written;
  const before = writeWork(kept.parsed, type, version);
  const isSameVersion = residue.version === version;
  const restored = restoreUnsupported({
    now: written.records,
    parsed: kept.records,
    before: before.records,
    isSameVersion,
  });
  const known = new Set(before.losses.map(nameOf));
  const losses = written.losses.filter((loss) => !known.has(nameOf(loss)));
  const sent = restored.map(withoutWrongIpi);
  losses.push(...sent.flatMap((each) => each.losses));
  if (isSameVersion) return { records: sent.map(({ record }) => record), losses };
  const all = sent.map(({ record }) => fitRecord(record, version));
  return {
    records: all.flatMap(({ record }) => record ?? []),
    losses: [...losses, ...all.flatMap((each) => each.losses)],
  };
}

/** Returns what a receiver would find wrong with a work's records. */
export function findOutgoingFaults(records: readonly CwrRecord[], version: CwrVersion): CwrFinding[] {
  const work = sortWork(records, { version, groupType: records[0]?.type ?? '' });
  return work ? checkWorkRecords(work) : [];
}

/** Whether anybody of a work is represented by the sender: a society accepts no other works. */
export function hasControlledParty(records: readonly CwrRecord[]): boolean {
  return records.some(({ type }) => type === 'SPU' || type === 'SWR');
}

function nameOf({ place, held }: CwrLoss): string {
  return `${place} ${held}`;
}

/** A society corrects or rejects such a number; sending it again would repeat the fault. */
function withoutWrongIpi(record: CwrRecord): { record: CwrRecord; losses: CwrLoss[] } {
  const wrong = (recordSpec(record.type)?.fields ?? []).filter(
    (field) => field.format === 'ipi' && !isValidValue(field, getValue(record, field.name)),
  );
  if (wrong.length === 0) return { record, losses: [] };
  const names = new Set(wrong.map(({ name }) => name));
  const without = (values: CwrValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
  const losses = wrong.map(({ name, label }) => ({
    place: `${record.type} ${label}`,
    held: getValue(record, name),
    written: null,
    why: text.wrongIpi(),
  }));
  return { record: { ...record, values: without(record.values), meant: without(record.meant) }, losses };
}

function fitRecord(given: CwrRecord, version: CwrVersion): { record: CwrRecord | null; losses: CwrLoss[] } {
  const why = text.notInVersion({ version });
  const type = typeIn(version, given.type);
  const record = { ...given, type };
  const spec = recordSpec(type, version);
  if (recordSpec(type) && !(spec && spec.since <= version)) {
    return { record: null, losses: [{ place: type, held: textOf(record), written: null, why }] };
  }
  const late = Object.keys(record.values).filter((name) => !hasField(type, name, version));
  if (late.length === 0) return { record, losses: [] };
  const values = Object.fromEntries(Object.entries(record.values).filter(([name]) => !late.includes(name)));
  const losses = late
    .filter((name) => !isStatedElsewhere(type, name) && !['', 'N', 'U'].includes(getValue(record, name)))
    .map((name) => ({
      place: `${type} ${fieldSpec(type, name)?.label}`,
      held: getValue(record, name),
      written: null,
      why,
    }));
  return { record: { ...record, values }, losses };
}

const TERMS: readonly string[] = ['agreement', 'society_agreement', 'agreement_type', 'first_recording_refusal'];

/** Versions 2 and 3 state shares, societies and agreements in different records; `lossesIn3` has what they lose. */
function isStatedElsewhere(type: string, name: string): boolean {
  if (/^[pms]r_(share|society)$/.test(name)) return true;
  return (type === 'PWR' && name === 'publisher_name') || (TERMS.includes(name) && type !== 'PWR');
}
