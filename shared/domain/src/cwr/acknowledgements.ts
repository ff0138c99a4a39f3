import { parseIswc } from '../identifiers/index.ts';
import * as text from '../messages/cwr-files.generated.ts';
import { oneOf } from '../messages/import-cells.generated.ts';
import { checkLetters } from './check-letters.ts';
import type { CwrTransaction } from './file-reader.ts';
import { type CwrFinding, cwrFinding } from './finding.ts';
import { textIn } from './read-values.ts';
import { type CwrRecord, getValue, newRecord } from './record-text.ts';
import { CWR_STATUSES, type CwrStatus, readCwrStatus } from './statuses.ts';
import { readDate, writeDate } from './values.ts';

export interface CwrMessage {
  /** F field, R record, T transaction, G group, E file, I information. */
  readonly severity: string;
  /** Record type, rule level and rule number: `NWR-F5`. */
  readonly rule: string;
  readonly text: string;
}

export interface CwrAcknowledgement {
  readonly line: number;
  readonly submitter_number: string;
  readonly title: string;
  readonly status: CwrStatus;
  readonly recipient_number: string | null;
  readonly processed_on: string | null;
  readonly iswc: string | null;
  readonly messages: readonly CwrMessage[];
}

export function readAcknowledgement({ records, type }: CwrTransaction): CwrAcknowledgement | null {
  const [header] = records;
  const status = header && readCwrStatus(getValue(header, 'status'));
  if (type !== 'ACK' || !header || !status) return null;
  const work = records.find((record) => record.type === 'NWR' || record.type === 'REV');
  return {
    line: header.line,
    submitter_number: getValue(header, 'submitter_number'),
    title: textIn(header, 'title') ?? '',
    status,
    recipient_number: textIn(header, 'recipient_number'),
    processed_on: readDate(getValue(header, 'processed')),
    iswc: work ? parseIswc(getValue(work, 'iswc')) : null,
    messages: records.filter((record) => record.type === 'MSG').map(messageIn),
  };
}

export function refusalsOf({ records, type }: CwrTransaction): CwrFinding[] {
  const [header] = records;
  if (type !== 'ACK' || !header) return [];
  const damaged = records
    .filter((record) => record === header || record.type === 'MSG')
    .flatMap(checkLetters)
    .filter(({ severity }) => severity === 'block');
  const status = getValue(header, 'status');
  if (readCwrStatus(status)) return damaged;
  const place = { type: 'ACK', line: header.line, field: 'Transaction Status' };
  const expected = oneOf({ list: CWR_STATUSES.join(', ') });
  const correction = status ? text.unknownStatus() : text.noStatus();
  return [cwrFinding(place, 'TR F8', { found: status || null, expected, correction }), ...damaged];
}

function messageIn(record: CwrRecord): CwrMessage {
  const number = getValue(record, 'rule').replace(/^0+(?=\d)/, '');
  return {
    severity: getValue(record, 'severity'),
    rule: `${getValue(record, 'record_type')}-${getValue(record, 'level')}${number}`,
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
