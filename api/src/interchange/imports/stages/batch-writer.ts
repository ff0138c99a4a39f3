import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { buildTables, copyTables, type TableRows } from '../../../platform/db/copy-tables.ts';
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { assertRoomFor } from '../../../platform/limits/member-limits.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { newEntries } from '../../../platform/search/search-index.ts';
import { indexTerms } from '../../../platform/search/search-repository.ts';
import type { ImportFormat } from '../import-format.ts';
import type { PreparedEntries, SubjectKind } from '../import-subject.ts';
import { confirmByOf } from '../import-watch.ts';
import type { Step } from '../running/import-run.ts';
import { partiesIn } from '../validation/party-lookup-repository.ts';
import { RecentMap } from '../validation/recent-map.ts';
import { isWritable, type ValidatedRow } from '../validation/validated-row.ts';
import { PartyImporter } from '../writing/import-parties.ts';
import { addPartyNumbers, type PartyNumbers } from '../writing/import-party-repository.ts';
import type { Origin } from '../writing/origin.ts';
import { documentOfParty, rowsOfParties } from '../writing/party-rows.ts';
import { advance } from './step-progress-repository.ts';
import { settingOf } from './step-setting.ts';
import type { ValidatedBatch } from './validated-batches.ts';

/** Each message makes open lists fetch their page again. */
const BATCHES_PER_MESSAGE = 10;
const CACHED_WORDS = 20_000;

export interface PreparedBatch<Draft, Format extends ImportFormat>
  extends Pick<PreparedEntries<Format>, 'ids' | 'complete'>,
    Pick<ValidatedBatch<Draft>, 'start' | 'share'> {
  readonly count: number;
  readonly tables: readonly TableRows[];
  readonly lines: readonly TableRows[];
  readonly changesOthers: boolean;
  readonly numbers: readonly PartyNumbers[];
  readonly newParties: number;
  readonly words: ReadonlySet<string>;
  readonly claiming: readonly ValidatedRow<Draft>[];
}

export class BatchWriter<Draft, Format extends ImportFormat> {
  readonly #step: Step;
  readonly #kind: SubjectKind<Draft, Format>;
  readonly #format: Format;
  readonly #origin: Origin;
  readonly parties: PartyImporter;
  readonly #indexedWords = new RecentMap<string, true>(CACHED_WORDS);
  #batches = 0;
  #usesSecondConnection = false;
  #isFollowedLater = false;

  constructor(step: Step, kind: SubjectKind<Draft, Format>, format: Format) {
    const { job, env } = step;
    this.#step = step;
    this.#kind = kind;
    this.#format = format;
    this.#origin = {
      jobId: job.id,
      memberId: job.member_id,
      accountId: job.account_id,
      fileName: job.file_name,
      at: settingOf(step).at,
      confirmBy: confirmByOf(step.reading, job, env),
    };
    this.parties = new PartyImporter(job);
  }

  async prepare(batch: ValidatedBatch<Draft>): Promise<PreparedBatch<Draft, Format>> {
    const { job, reading } = this.#step;
    const writable = batch.works.filter((validated) => isWritable(validated, job));
    const named = partiesIn(writable.flatMap((each) => this.#linesOf(each)));
    const { known, added, numbers } = await this.parties.importAll(reading, named);
    const preparing = { db: reading, job, format: this.#format, origin: this.#origin, parties: known };
    const {
      ids,
      tables,
      lines,
      documents,
      complete,
      changesOthers = false,
    } = await this.#kind.prepare(preparing, writable);
    const built = {
      tables: await buildTables(tables),
      lines: [...(await buildTables(rowsOfParties(added, this.#origin))), ...(await buildTables(lines))],
    };
    const entries = newEntries([...added.map(documentOfParty), ...documents]);
    return {
      start: batch.start,
      share: batch.share,
      count: batch.works.length,
      ids,
      tables: [...built.tables, entries.table],
      lines: built.lines,
      words: this.#wordsToIndex(entries.words),
      ...(complete && { complete }),
      changesOthers,
      numbers,
      newParties: added.length,
      claiming: this.#kind.claim && job.claims_rights && !job.as_drafts ? batch.works : [],
    };
  }

  /** Alternates between two connections. Commits after `before`, and not at all if it failed. */
  async write(batch: PreparedBatch<Draft, Format>, before: Promise<void>): Promise<void> {
    const { job, env } = this.#step;
    const { ids, start, count, share } = batch;
    const { db, client } = this.#usesSecondConnection ? this.#step.secondWriting : this.#step.writing;
    this.#usesSecondConnection = !this.#usesSecondConnection;
    const isLater = this.#isFollowedLater;
    // Such a batch may need rows that the next one has locked, while that one waits for its commit: a deadlock.
    this.#isFollowedLater = batch.changesOthers || batch.claiming.length > 0;
    if (isLater) await before;
    await inTransaction(db, async (tx) => {
      if (batch.newParties > 0)
        await assertRoomFor(tx, 'parties', { memberId: job.member_id, adding: batch.newParties });
      await copyTables(client(), batch.tables);
      // From here on the batch needs rows that the previous one adds or locks.
      await before;
      await copyTables(client(), batch.lines);
      await addPartyNumbers(tx, batch.numbers);
      await indexTerms(tx, batch.words);
      const setting = { ...settingOf(this.#step), db: tx };
      const context = { tx, job, format: this.#format, setting, responseDays: env.RECORDING_RESPONSE_DAYS };
      const changed = (await batch.complete?.(context)) ?? 0;
      const claimed = batch.claiming.length > 0 ? ((await this.#kind.claim?.(context, batch.claiming)) ?? 0) : 0;
      await this.#record(tx, start, ids);
      const imported = ids.length + changed + claimed;
      await advance(tx, this.#step, { cursor: start, by: count, imported, progress: share });
    });
  }

  #linesOf({ draft }: ValidatedRow<Draft>) {
    return draft ? this.#kind.linesOf(draft) : [];
  }

  #wordsToIndex(words: Iterable<string>): Set<string> {
    const newWords = new Set<string>();
    for (const word of words) {
      if (this.#indexedWords.get(word)) continue;
      this.#indexedWords.set(word, true);
      newWords.add(word);
    }
    return newWords;
  }

  async #record(tx: Tx, start: number, ids: readonly string[]): Promise<void> {
    const { job } = this.#step;
    if (ids.length === 0) return;
    const after = { from: start, ids };
    const actor = { accountId: job.account_id, memberId: job.member_id };
    await recordAudit(tx, { action: 'import.batch', actor, subjectId: job.id, after });
    this.#batches += 1;
    const memberIds = this.#batches % BATCHES_PER_MESSAGE === 1 ? [job.member_id] : [];
    await publish(tx, { topic: this.#kind.topic, memberIds });
  }
}
