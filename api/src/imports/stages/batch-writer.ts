import { recordAudit } from '../../audit/record-audit.ts';
import { copyTables, madeInTurns, type TableRows } from '../../db/copy-tables.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { publish } from '../../live/publish.ts';
import { type NewEntries, newEntries } from '../../search/search-index.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Prepared, SubjectKind, Writing } from '../import-subject.ts';
import { isWritable, type Judged } from '../judging/judged.ts';
import { partiesIn } from '../judging/party-lookup-repository.ts';
import type { Step } from '../running/import-run.ts';
import { PartyBringer } from '../writing/bring-parties.ts';
import type { Origin } from '../writing/origin.ts';
import { documentOfParty, rowsOfParties } from '../writing/party-rows.ts';
import type { JudgedBatch } from './judged-batches.ts';
import { advance, commitLater } from './step-progress-repository.ts';
import { settingOf } from './step-setting.ts';

const DAY_MS = 86_400_000;
/** Open lists hear of so many batches at once: each of them would fetch its page anew. */
const BATCHES_A_MESSAGE = 10;

/** A batch whose rows are made. */
export interface PreparedBatch<Draft, Format extends ImportFormat> {
  readonly batch: JudgedBatch<Draft>;
  readonly prepared: Prepared<Format>;
  readonly tables: readonly TableRows[];
  readonly entries: NewEntries;
}

/** Writes batches, each in a transaction; the rows of the next one are made while one is being written. */
export class BatchWriter<Draft, Format extends ImportFormat> {
  readonly #step: Step;
  readonly #kind: SubjectKind<Draft, Format>;
  readonly #format: Format;
  readonly #origin: Origin;
  readonly parties: PartyBringer;
  #batches = 0;

  constructor(step: Step, kind: SubjectKind<Draft, Format>, format: Format) {
    const { job, env } = step;
    const { at } = settingOf(step);
    this.#step = step;
    this.#kind = kind;
    this.#format = format;
    const confirmBy = new Date(at.getTime() + env.CONFIRMATION_DAYS * DAY_MS);
    this.#origin = { jobId: job.id, memberId: job.member_id, fileName: job.file_name, at, confirmBy };
    this.parties = new PartyBringer(job);
  }

  /** Makes the rows of a batch. What the batch before adds need not be in the database yet. */
  async prepare(batch: JudgedBatch<Draft>): Promise<PreparedBatch<Draft, Format>> {
    const { job, reading } = this.#step;
    const wanted = batch.works.filter((judged) => isWritable(judged, job));
    const named = partiesIn(wanted.flatMap((each) => this.#linesOf(each)));
    const { known, added } = await this.parties.bring(reading, named);
    const preparing = { db: reading, job, origin: this.#origin, parties: known };
    const prepared = await this.#kind.prepare(preparing, wanted);
    const tables = [
      ...(await madeInTurns(rowsOfParties(added, this.#origin))),
      ...(await madeInTurns(prepared.tables)),
    ];
    const entries = newEntries([...added.map(documentOfParty), ...prepared.documents]);
    return { batch, prepared, tables: [...tables, entries.table], entries };
  }

  async write({ batch, prepared, tables, entries }: PreparedBatch<Draft, Format>): Promise<void> {
    const { job, writing, env } = this.#step;
    await inTransaction(writing.db, async (tx) => {
      await commitLater(tx);
      await copyTables(writing.client(), tables);
      await entries.learn(tx);
      const setting = { ...settingOf(this.#step), db: tx };
      const context = { tx, job, format: this.#format, setting, responseDays: env.RECORDING_RESPONSE_DAYS };
      const changed = (await prepared.complete?.(context)) ?? 0;
      const claimed = await this.#claim(context, batch);
      await this.#record(tx, batch, prepared.ids);
      const counts = { by: batch.works.length, imported: prepared.ids.length + changed + claimed };
      await advance(tx, this.#step, { cursor: batch.start, ...counts, progress: batch.share });
    });
  }

  #linesOf({ draft }: Judged<Draft>) {
    return draft ? this.#kind.linesOf(draft) : [];
  }

  async #claim(context: Writing<Format>, { works }: JudgedBatch<Draft>): Promise<number> {
    const { claims_rights, as_drafts } = this.#step.job;
    return (claims_rights && !as_drafts && (await this.#kind.claim?.(context, works))) || 0;
  }

  async #record(tx: Tx, { start }: JudgedBatch<Draft>, ids: readonly string[]): Promise<void> {
    const { job } = this.#step;
    if (ids.length === 0) return;
    const after = { from: start, ids };
    const actor = { accountId: job.account_id, memberId: job.member_id };
    await recordAudit(tx, { action: 'import.batch', actor, subjectId: job.id, after });
    this.#batches += 1;
    const memberIds = this.#batches % BATCHES_A_MESSAGE === 1 ? [job.member_id] : [];
    await publish(tx, { topic: this.#kind.topic, memberIds });
  }
}
