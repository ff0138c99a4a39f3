import {
  type CwrAcknowledgement,
  type CwrFileReader,
  type CwrFinding,
  type CwrTransaction,
  getValue,
  readAnswer,
} from '@counterpoint/domain/cwr';
import {
  type AcknowledgementFileDetails,
  MAX_ACKNOWLEDGEMENTS,
  MAX_STORED_ISWCS,
} from '@counterpoint/domain/schemas/imports';
import { findSociety } from '@counterpoint/domain/societies';
import type { StoredFinding, StoredReport } from '../../catalogue/works/acknowledgement-report.ts';
import type { Act } from '../../platform/http/actor.ts';
import {
  countOtherIswcs,
  insertAcknowledgements,
  type OpenFile,
  openFile,
  type ReceivedFile,
  storeReport,
} from './acknowledgement-repository.ts';
import { type ReaderContext, storeIswcs } from './assigned-iswcs.ts';
import { findByNumber, readRemainingWorks } from './cwr-repository.ts';
import { readReport, storableFindings } from './stored-findings.ts';

const BATCH = 1_000;

interface AnswerFile {
  readonly reader: CwrFileReader;
  /** Those of the reader, in the current language. */
  readonly readFaults: () => Promise<readonly CwrFinding[]>;
  readonly name: string;
  /** Of its contents. */
  readonly hash: Buffer;
}

type Status = CwrAcknowledgement['status'];

/** Adds the answers of a file to the member's works, and reports what it could not read. */
export class AcknowledgementReader {
  readonly #setting: ReaderContext;
  readonly #source: AnswerFile;
  /** Works by status: a file may answer twice for one work. */
  readonly #works = new Map<Status, Set<string>>();
  readonly #unknown: StoredReport['unknown'] = [];
  readonly #refusals: StoredFinding[] = [];
  readonly #warnings: StoredFinding[] = [];
  readonly #counted = { answered: 0, matched: 0, iswcs: 0, stored_iswcs: 0, refused: 0, warned: 0 };
  #batch: CwrAcknowledgement[] = [];
  #isLastRead = true;
  #opened: OpenFile | null = null;

  constructor(setting: ReaderContext, source: AnswerFile) {
    this.#setting = setting;
    this.#source = source;
  }

  get isEmpty(): boolean {
    return this.#counted.answered + this.#batch.length + this.#counted.refused === 0;
  }

  async add(transaction: CwrTransaction): Promise<void> {
    const { answer, findings } = readAnswer(transaction);
    const number = getValue(transaction.records[0], 'submitter_number');
    const list = answer ? this.#warnings : this.#refusals;
    // Each finding is one record's, so a full list saves the work of wording them.
    if (findings.length > 0 && list.length < MAX_ACKNOWLEDGEMENTS)
      addFirst(list, await storableFindings(number, () => readAnswer(transaction).findings));
    if (transaction.type === 'ACK') this.#isLastRead = answer !== null;
    if (answer) {
      this.#counted.warned += findings.length;
      await this.#addAnswer(transaction, answer);
    } else if (findings.length > 0) this.#counted.refused += 1;
  }

  async end(): Promise<AcknowledgementFileDetails> {
    await this.#flush();
    const { tx } = this.#setting;
    const { reader, readFaults } = this.#source;
    const file = await this.#open();
    if (reader.faultCount > 0) addFirst(this.#warnings, await storableFindings('', readFaults));
    this.#counted.warned += reader.faultCount;
    const statuses = [...this.#works].map(([status, ids]) => ({ status, works: ids.size }));
    const lists = { unknown: this.#unknown, refusals: this.#refusals, warnings: this.#warnings };
    const report: StoredReport = { ...this.#counted, statuses, ...lists };
    await storeReport(tx, file.id, report);
    return {
      id: file.id,
      file_name: file.file_name,
      society_name: file.society_name,
      works: new Set([...this.#works.values()].flatMap((ids) => [...ids])).size,
      created_at: file.created_at.toISOString(),
      report: readReport(report),
    };
  }

  /** A conflicting work alone belongs to the acknowledgement before it, unless it has a number of the member's. */
  async #addAnswer({ type, groupType }: CwrTransaction, answer: CwrAcknowledgement): Promise<void> {
    const last = this.#isLastRead ? this.#batch.at(-1) : undefined;
    if (
      type === 'EXC' &&
      groupType === 'ACK' &&
      last &&
      !(await this.#findWorks([answer])).has(answer.submitter_number)
    ) {
      this.#batch[this.#batch.length - 1] = { ...last, conflicts: [...last.conflicts, ...answer.conflicts] };
      return;
    }
    if (this.#batch.length === BATCH) await this.#flush();
    this.#batch.push(answer);
  }

  async #open(): Promise<OpenFile> {
    const { tx, act } = this.#setting;
    this.#opened ??= await openFile(tx, toReceivedFile(this.#source, act), act.at);
    return this.#opened;
  }

  #findWorks(answers: readonly CwrAcknowledgement[]) {
    const { tx, act } = this.#setting;
    const numbers = answers.map(({ submitter_number }) => submitter_number);
    return findByNumber(tx, { memberId: act.actor.memberId, numbers, jobId: null });
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const { tx, act } = this.#setting;
    const file = await this.#open();
    const worksByNumber = await this.#findWorks(batch);
    const mine = batch.flatMap((answer) => {
      const work = worksByNumber.get(answer.submitter_number);
      return work ? [{ work, workId: work.id, answer }] : [];
    });
    await insertAcknowledgements(tx, mine, file);
    // A society may answer for a work that has been merged since.
    const merged = await readRemainingWorks(
      tx,
      act.actor.memberId,
      mine.map(({ workId }) => workId),
    );
    const given = mine.flatMap(({ work: answered, answer: { iswc } }) => {
      const work = merged.get(answered.id) ?? answered;
      return iswc ? [{ work, workId: work.id, iswc, societyName: file.society_name }] : [];
    });
    const limit = MAX_STORED_ISWCS - this.#counted.stored_iswcs;
    this.#counted.stored_iswcs += await storeIswcs(this.#setting, given, limit);
    this.#counted.iswcs += await countOtherIswcs(tx, given);
    this.#counted.answered += batch.length;
    this.#counted.matched += mine.length;
    for (const { workId, answer } of mine)
      this.#works.set(answer.status, (this.#works.get(answer.status) ?? new Set()).add(workId));
    for (const { line, submitter_number: number, title, iswc } of batch)
      if (!worksByNumber.has(number) && this.#unknown.length < MAX_ACKNOWLEDGEMENTS)
        this.#unknown.push({ line, number, title, iswc });
  }
}

function addFirst(list: StoredFinding[], findings: readonly StoredFinding[]): void {
  list.push(...findings.slice(0, MAX_ACKNOWLEDGEMENTS - list.length));
}

function toReceivedFile({ reader: { header }, name, hash }: AnswerFile, { actor, at }: Act): ReceivedFile {
  const number = getValue(header, 'sender_id');
  const society_code = getValue(header, 'sender_type') === 'SO' ? number.slice(-3) : number;
  const society_name = findSociety(society_code)?.name ?? (getValue(header, 'sender_name') || society_code);
  const stated = getValue(header, 'creation_date') || getValue(header, 'transmission_date');
  const date = stated || at.toISOString().slice(0, 10).replaceAll('-', '');
  const file_created = `${date}${getValue(header, 'creation_time')}`;
  return { member_id: actor.memberId, society_code, society_name, file_created, file_name: name, content_hash: hash };
}
