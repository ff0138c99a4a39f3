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
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { ThreadContext } from '../../platform/threads/thread-tasks.ts';
import type { LocalFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';
import {
  insertAcknowledgements,
  type NewAcknowledgement,
  type ReceivedFile,
  withoutIswc,
} from './acknowledgement-repository.ts';
import { storeIswcs } from './assigned-iswcs.ts';
import { findByNumber } from './cwr-repository.ts';
import { localFile, transactionsOf } from './cwr-text.ts';
import { formatFault } from './format-fault.ts';

export interface UploadedAcknowledgement {
  readonly act: Act;
  readonly path: string;
  readonly name: string;
}

declare module '../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    acknowledgement(sent: UploadedAcknowledgement): AcknowledgementReport;
  }
}

const BATCH = 1_000;
/** Each is a revision of about thirty statements. A second upload of the file handles the rest. */
const MOST_STORED_ISWCS = 300;

/** Throws 422 for a file that isn't a complete acknowledgement; nothing of it is stored then. */
export async function importAcknowledgement(
  { act, path, name }: UploadedAcknowledgement,
  { env, openConnection }: ThreadContext,
): Promise<AcknowledgementReport> {
  const file = await localFile(path, name);
  const connection = await openConnection();
  try {
    return await inTransaction(connection.db, async (tx) => {
      const importer = new AcknowledgementImporter({ tx, act, name, confirmationDays: env.CONFIRMATION_DAYS });
      const reader = new CwrFileReader();
      for await (const { transaction } of transactionsOf(file, reader, 1)) {
        refuseFaults(reader);
        await importer.add(transaction, reader);
      }
      refuseFaults(reader);
      return importer.end(reader);
    });
  } catch (error) {
    throw error instanceof RejectedFile ? refusedFile(error.message) : error;
  } finally {
    await connection.close();
  }
}

/** Judges the first bytes, so that a wrong file costs no more. */
export function refuseOtherFiles({ head, name }: LocalFile): void {
  const found = cwrKindOf(head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''), name);
  if (found?.kind === 'other_version') throw refusedFile(message.otherAnswerVersion({ version: found.version }));
  if (found?.kind !== 'acknowledgements') throw refusedFile(message.noAcknowledgements());
}

interface Importing {
  readonly tx: Tx;
  readonly act: Act;
  readonly name: string;
  readonly confirmationDays: number;
}

class AcknowledgementImporter {
  readonly #setting: Importing;
  readonly #statuses = new Map<CwrAcknowledgement['status'], number>();
  readonly #unknown: AcknowledgementReport['unknown'] = [];
  readonly #refusals: AcknowledgementReport['refusals'] = [];
  readonly #counted = { answered: 0, matched: 0, iswcs: 0, stored_iswcs: 0, refused: 0 };
  #batch: CwrAcknowledgement[] = [];

  constructor(setting: Importing) {
    this.#setting = setting;
  }

  async add(transaction: CwrTransaction, reader: CwrFileReader): Promise<void> {
    const refusals = refusalsIn(transaction);
    if (refusals.length > 0) {
      if (this.#counted.refused < MOST_ACKNOWLEDGEMENTS) this.#refusals.push(...refusals);
      this.#counted.refused += 1;
      return;
    }
    const answer = readAcknowledgement(transaction);
    if (answer && this.#batch.push(answer) === BATCH) await this.#flush(reader);
  }

  async end(reader: CwrFileReader): Promise<AcknowledgementReport> {
    await this.#flush(reader);
    const { tx, act, name } = this.#setting;
    const { refused, ...counted } = this.#counted;
    const summary = { file_name: name, society_name: fileOf(reader.header, name).societyName, ...counted };
    await settle(tx, act, summary);
    const statuses = [...this.#statuses].map(([status, works]) => ({ status, works }));
    return { ...summary, statuses, unknown: this.#unknown, refused, refusals: this.#refusals };
  }

  async #flush({ header }: CwrFileReader): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    const { tx, act, name, confirmationDays } = this.#setting;
    const file = fileOf(header, name);
    const numbers = batch.map(({ submitter_number }) => submitter_number);
    const known = await findByNumber(tx, { memberId: act.actor.memberId, numbers, jobId: null });
    const mine = batch.flatMap((answer) => {
      const work = known.get(answer.submitter_number);
      return work ? [{ work, workId: work.id, answer }] : [];
    });
    await insertAcknowledgements(tx, mine, { file, at: act.at });
    const given = mine.flatMap(({ work, answer }) =>
      answer.iswc ? [{ work, iswc: answer.iswc, societyName: file.societyName }] : [],
    );
    const most = MOST_STORED_ISWCS - this.#counted.stored_iswcs;
    this.#counted.stored_iswcs += await storeIswcs(tx, act, { given, confirmationDays, most });
    this.#counted.iswcs += await countIswcs(tx, mine);
    this.#counted.answered += batch.length;
    this.#counted.matched += mine.length;
    for (const { answer } of mine) this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1);
    for (const { line, submitter_number: number, title } of batch)
      if (!known.has(number) && this.#unknown.length < MOST_ACKNOWLEDGEMENTS)
        this.#unknown.push({ line, number, title });
  }
}

function refuseFaults({ faults: [fault] }: CwrFileReader): void {
  if (fault) throw refusedFile(formatFault(fault));
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

function refusalsIn(transaction: CwrTransaction): AcknowledgementReport['refusals'] {
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
