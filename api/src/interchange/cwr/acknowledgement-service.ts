import {
  type CwrAcknowledgement,
  CwrFileReader,
  type CwrRecord,
  type CwrTransaction,
  cwrKindOf,
  getValue,
  readAcknowledgement,
  refusalsOf,
} from '@counterpoint/domain/cwr';
import { type AcknowledgementReport, MOST_ACKNOWLEDGEMENTS } from '@counterpoint/domain/schemas/imports';
import { findSociety } from '@counterpoint/domain/societies';
import * as message from '../../messages/cwr.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { decodedText } from '../imports/formats/text-encoding.ts';
import {
  insertAcknowledgements,
  type NewAcknowledgement,
  type ReceivedFile,
  withoutIswc,
} from './acknowledgement-repository.ts';
import { storeIswcs } from './assigned-iswcs.ts';
import { findByNumber } from './cwr-repository.ts';
import { readText } from './cwr-text.ts';
import { formatFault } from './format-fault.ts';

export interface UploadedAcknowledgement {
  readonly confirmationDays: number;
  readonly name: string;
  readonly contents: Buffer;
}

const BATCH = 1_000;

export async function importAcknowledgement(
  tx: Tx,
  act: Act,
  sent: UploadedAcknowledgement,
): Promise<AcknowledgementReport> {
  const { answers, refused, file } = read(sent);
  const report = { statuses: new Map<CwrAcknowledgement['status'], number>(), matched: 0, iswcs: 0, stored: 0 };
  const unknown: AcknowledgementReport['unknown'] = [];
  for (let from = 0; from < answers.length; from += BATCH) {
    const batch = answers.slice(from, from + BATCH);
    const known = await findByNumber(tx, {
      memberId: act.actor.memberId,
      numbers: batch.map(({ submitter_number }) => submitter_number),
      jobId: null,
    });
    const mine = batch.flatMap((answer): NewAcknowledgement[] => {
      const work = known.get(answer.submitter_number);
      return work ? [{ workId: work.id, answer }] : [];
    });
    await insertAcknowledgements(tx, mine, { file, at: act.at });
    report.matched += mine.length;
    const given = mine.flatMap(({ answer }) => {
      const work = known.get(answer.submitter_number);
      return work && answer.iswc ? [{ work, iswc: answer.iswc, societyName: file.societyName }] : [];
    });
    report.stored += await storeIswcs(tx, act, { given, confirmationDays: sent.confirmationDays });
    report.iswcs += await countIswcs(tx, mine);
    for (const { answer } of mine) report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
    for (const { line, submitter_number: number, title } of batch)
      if (!known.has(number) && unknown.length < MOST_ACKNOWLEDGEMENTS) unknown.push({ line, number, title });
  }
  const { matched, iswcs, stored } = report;
  const summary = { file_name: sent.name, society_name: file.societyName, answered: answers.length };
  const counted = { matched, iswcs, stored_iswcs: stored };
  await settle(tx, act, { ...summary, ...counted });
  const statuses = [...report.statuses].map(([status, works]) => ({ status, works }));
  const refusals = refused.slice(0, MOST_ACKNOWLEDGEMENTS).flatMap(({ refusals: why }) => why);
  return { ...summary, ...counted, statuses, unknown, refused: refused.length, refusals };
}

async function settle(tx: Tx, { actor, requestId }: Act, after: object): Promise<void> {
  const deed = { action: 'acknowledgements.read', actor, subjectId: null, after };
  await recordAudit(tx, { ...deed, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'compositions', memberIds: [actor.memberId] });
}

async function countIswcs(tx: Tx, answers: readonly NewAcknowledgement[]): Promise<number> {
  const given = answers.filter(({ answer }) => answer.iswc !== null).map(({ workId }) => workId);
  return given.length === 0 ? 0 : (await withoutIswc(tx, given)).size;
}

interface Refused {
  readonly refusals: AcknowledgementReport['refusals'];
}

interface ReadAnswers {
  readonly answers: CwrAcknowledgement[];
  readonly refused: Refused[];
  readonly file: ReceivedFile;
}

/** Throws 422 for a file that isn't a complete acknowledgement. */
function read({ name, contents }: UploadedAcknowledgement): ReadAnswers {
  const text = decodedText(contents);
  const found = cwrKindOf(text.slice(0, 8_192), name);
  if (found?.kind === 'other_version') throw refusedFile(message.otherAnswerVersion({ version: found.version }));
  if (found?.kind !== 'acknowledgements') throw refusedFile(message.noAcknowledgements());
  const reader = new CwrFileReader();
  const transactions = readText(text, reader);
  const [fault] = reader.faults;
  if (fault) throw refusedFile(formatFault(fault));
  const answers: CwrAcknowledgement[] = [];
  const refused: Refused[] = [];
  for (const transaction of transactions) {
    const refusals = refusalsIn(transaction);
    const answer = refusals.length > 0 ? null : readAcknowledgement(transaction);
    if (answer) answers.push(answer);
    else if (refusals.length > 0) refused.push({ refusals });
  }
  return { answers, refused, file: fileOf(reader.header, name) };
}

function refusalsIn(transaction: CwrTransaction): Refused['refusals'] {
  const [header] = transaction.records;
  const number = header ? getValue(header, 'submitter_number') : '';
  return refusalsOf(transaction).map(({ id, line, column, found, expected, correction }) => ({
    line,
    number,
    column,
    rule: id,
    found,
    expected,
    correction,
  }));
}

function fileOf(header: CwrRecord | null, name: string): ReceivedFile {
  const field = (key: string) => (header ? getValue(header, key) : '');
  const isSociety = field('sender_type') === 'SO';
  const number = field('sender_id');
  const societyCode = isSociety ? number.slice(-3) : number;
  const societyName = (isSociety && findSociety(societyCode)?.name) || field('sender_name') || societyCode;
  return { societyCode, societyName, created: `${field('creation_date')}${field('creation_time')}`, name };
}

function refusedFile(reason: string): AppError {
  return new AppError(422, 'refused_file', reason);
}
