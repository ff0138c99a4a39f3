import { parseIswc } from '../identifiers/index.ts';
import { findDamagedLetters } from '../imports/damaged-text.ts';
import * as text from '../messages/cwr-files.generated.ts';
import { oneOf } from '../messages/import-cells.generated.ts';
import type { Acknowledgement } from '../schemas/imports/cwr-answers.ts';
import { checkLetters } from './check-letters.ts';
import type { CwrTransaction } from './file-reader.ts';
import { advise, type CwrFinding, fieldFinding } from './finding.ts';
import { textIn } from './read-values.ts';
import { type CwrRecord, getValue, newRecord } from './record-text.ts';
import { outcomeOf } from './society-outcomes.ts';
import { CWR_STATUSES, type CwrStatus, readCwrStatus } from './status-codes.ts';
import { readDate, writeDate } from './values.ts';

type Stated = Pick<Acknowledgement, 'status' | 'recipient_number' | 'sent_on' | 'processed_on'>;

export interface CwrAcknowledgement extends Stated, Pick<Acknowledgement, 'iswc' | 'messages' | 'conflicts'> {
  readonly line: number;
  readonly submitter_number: string;
  readonly title: string;
}

export interface ReadAnswer {
  /** Null if it can't be read; the findings give the reason. */
  readonly answer: CwrAcknowledgement | null;
  /** Parts that were left out of it. */
  readonly findings: readonly CwrFinding[];
}

const NOTHING: ReadAnswer = { answer: null, findings: [] };

/**
 * Reads what a society says of one work: an acknowledgement with its messages, or an ISWC or a conflicting work alone.
 * The work that it returns is the submitter's own and is not compared.
 */
export function readAnswer({ records, type }: CwrTransaction): ReadAnswer {
  const [header] = records;
  if (!header) return NOTHING;
  if (type === 'ACK') return readAcknowledgement(header, records);
  if (type !== 'ISW' && type !== 'EXC') return NOTHING;
  const dates = { recipient_number: null, sent_on: null, processed_on: null };
  const answer = { ...dates, status: type === 'EXC' ? ('CO' as const) : null };
  return completed(records, answer, { iswcs: type === 'ISW' ? [header] : [], damage: damageIn(records) });
}

function readAcknowledgement(header: CwrRecord, records: readonly CwrRecord[]): ReadAnswer {
  const status = readCwrStatus(getValue(header, 'status'));
  const damage = damageIn(records);
  if (!status) return { answer: null, findings: [noStatus(header), ...damage] };
  const isDamaged = (name: string) => findDamagedLetters(header.values[name] ?? '') !== null;
  if (isDamaged('submitter_number')) return { answer: null, findings: damage };
  const answer = {
    status,
    recipient_number: isDamaged('recipient_number') ? null : textIn(header, 'recipient_number'),
    sent_on: readDate(getValue(header, 'creation_date')),
    processed_on: readDate(getValue(header, 'processed')),
  };
  const iswcs = records.filter((record) => hasIswc(record, status));
  return completed(records, answer, { iswcs, damage: [...damage, ...wrongDates(header)] });
}

/** Adds what both kinds of answers say: the work, its ISWC, messages and conflicting works. */
function completed(
  records: readonly CwrRecord[],
  stated: Stated,
  { iswcs, damage }: { readonly iswcs: readonly CwrRecord[]; readonly damage: readonly CwrFinding[] },
): ReadAnswer {
  const [header] = records;
  if (!header) return NOTHING;
  const { iswc, findings } = readIswcs(iswcs);
  const conflicts = readConflicts(records.filter(({ type }) => type === 'EXC'));
  const answer = {
    ...stated,
    line: header.line,
    submitter_number: getValue(header, 'submitter_number'),
    title: textIn(header, 'title') ?? '',
    iswc,
    messages: records.filter(({ type }) => type === 'MSG').map(messageIn),
    conflicts: conflicts.works,
  };
  return { answer, findings: [...damage, ...findings, ...conflicts.findings] };
}

/** The society's notification first: the returned work only repeats what was sent. */
const ISWC_TYPES: readonly string[] = ['ISW', 'NWR', 'REV', 'WRK'];

/** A work that the society rejects, or has no interest in, comes back as sent: its ISWC isn't the society's. */
function hasIswc({ type }: CwrRecord, status: CwrStatus): boolean {
  const outcome = outcomeOf(status);
  return type === 'ISW' || (ISWC_TYPES.includes(type) && outcome !== 'rejected' && outcome !== 'no_participation');
}

function readIswcs(records: readonly CwrRecord[]) {
  const byType = records.toSorted((one, other) => ISWC_TYPES.indexOf(one.type) - ISWC_TYPES.indexOf(other.type));
  const read = byType.map((record) => ({ record, iswc: parseIswc(getValue(record, 'iswc')) }));
  const iswc = read.find((each) => each.iswc !== null)?.iswc ?? null;
  const dropped = read.filter(
    ({ record, iswc: other }) => getValue(record, 'iswc') !== '' && (other === null || other !== iswc),
  );
  const findings = dropped.map(({ record, iswc: other }) =>
    advise(fieldFinding(record, 'FR F4', { name: 'iswc', correction: other ? text.secondIswc : text.wrongIswc })),
  );
  return { iswc, findings };
}

function readConflicts(records: readonly CwrRecord[]) {
  const works = records.map((record) => ({
    title: textIn(record, 'title') ?? '',
    number: textIn(record, 'submitter_number'),
    iswc: parseIswc(getValue(record, 'iswc')),
  }));
  const wrong = records.filter((_, index) => works[index]?.iswc === null).flatMap((record) => readIswcs([record]));
  return { works, findings: wrong.flatMap(({ findings }) => findings) };
}

const DATES = [
  ['creation_date', 'TR F1'],
  ['processed', 'TR F7'],
] as const;

function wrongDates(header: CwrRecord): CwrFinding[] {
  return DATES.flatMap(([name, rule]) => {
    const value = getValue(header, name);
    if (value === '' || readDate(value) !== null) return [];
    return [advise(fieldFinding(header, rule, { name, correction: text.wrongDate }))];
  });
}

/** Damage in what is read, which only the society can correct; the rest of an acknowledgement stands. */
function damageIn(records: readonly CwrRecord[]): CwrFinding[] {
  const correction = text.damagedAnswer();
  return records
    .filter(({ type }) => READ_TYPES.includes(type))
    .flatMap((record) => checkLetters(record).map((finding) => advise({ ...finding, correction })));
}

const READ_TYPES: readonly string[] = ['ACK', 'MSG', 'ISW', 'EXC'];

function noStatus(header: CwrRecord): CwrFinding {
  const expected = oneOf({ list: CWR_STATUSES.join(', ') });
  const correction = getValue(header, 'status') ? text.unknownStatus : text.noStatus;
  return fieldFinding(header, 'TR F8', { name: 'status', expected, correction });
}

function messageIn(record: CwrRecord): CwrAcknowledgement['messages'][number] {
  const number = getValue(record, 'rule').replace(/^0+(?=\d)/, '');
  return {
    severity: getValue(record, 'severity'),
    rule: `${getValue(record, 'record_type')}-${getValue(record, 'level')}${number}`,
    record: Number.parseInt(getValue(record, 'record_sequence'), 10) || null,
    text: textIn(record, 'text') ?? '',
  };
}

export interface CwrAnswer {
  readonly created: { readonly date: string; readonly time: string };
  readonly group: number;
  readonly transaction: number;
  readonly processed: Date;
  readonly status: CwrStatus;
  readonly recipientNumber: string;
  readonly messages: readonly {
    severity: string;
    level: string;
    type: string;
    rule: number;
    sequence: number;
    text: string;
  }[];
}

export function writeAcknowledgement(answer: CwrAnswer, work: readonly CwrRecord[]): CwrRecord[] {
  const [header] = work;
  if (!header) return [];
  const ack = newRecord('ACK', {
    creation_date: answer.created.date,
    creation_time: answer.created.time,
    group: String(answer.group),
    transaction: String(answer.transaction),
    transaction_type: header.type,
    title: getValue(header, 'title'),
    submitter_number: getValue(header, 'submitter_number'),
    recipient_number: answer.recipientNumber,
    processed: writeDate(answer.processed.toISOString()),
    status: answer.status,
  });
  const messages = answer.messages.map((message) =>
    newRecord('MSG', {
      severity: message.severity,
      record_sequence: String(message.sequence),
      record_type: message.type,
      level: message.level,
      rule: String(message.rule).padStart(3, '0'),
      text: message.text.slice(0, 150),
    }),
  );
  return [ack, ...messages, ...work];
}
