import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { buildTables, copyTables } from '../../../platform/db/copy-tables.ts';
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { assertRoomFor } from '../../../platform/limits/member-limits.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { newEntries } from '../../../platform/search/search-index.ts';
import { indexTerms } from '../../../platform/search/search-repository.ts';
import type { ImportContext } from '../import-format.ts';
import type { ImportSubject } from '../import-subject.ts';
import type { Step } from '../running/import-run.ts';
import { partiesIn } from '../validation/party-lookup-repository.ts';
import { RecentMap } from '../validation/recent-map.ts';
import { isWritable } from '../validation/validated-row.ts';
import { PartyImporter } from '../writing/import-parties.ts';
import { addPartyNumbers } from '../writing/import-party-repository.ts';
import { documentOfParty, rowsOfParties } from '../writing/party-rows.ts';
import { advance } from './step-progress-repository.ts';
import type { ValidatedBatch } from './validated-batches.ts';

/** Each message makes open lists fetch their page again. */
const BATCHES_PER_MESSAGE = 10;
const CACHED_WORDS = 20_000;

type PreparedBatch = Awaited<ReturnType<BatchWriter['prepare']>>;

export class BatchWriter {
  readonly #step: Step;
  readonly #kind: ImportSubject;
  readonly #context: ImportContext;
  readonly parties: PartyImporter;
  readonly #indexedWords = new RecentMap<string, true>(CACHED_WORDS);
  #batches = 0;
  #usesSecondConnection = false;
  #isFollowedLater = false;

  constructor(step: Step, kind: ImportSubject, context: ImportContext) {
    this.#step = step;
    this.#kind = kind;
    this.#context = context;
    this.parties = new PartyImporter(step.job);
  }

  async prepare({ works, start, share }: ValidatedBatch) {
    const { job, reading } = this.#step;
    const writable = works.filter((validated) => isWritable(validated, job));
    const named = partiesIn(writable.flatMap(({ draft }) => (draft ? this.#kind.linesOf(draft) : [])));
    const { known, added, numbers } = await this.parties.importAll(reading, named);
    const preparing = { ...this.#context, db: reading, parties: known };
    const { documents, changesOthers = false, ...prepared } = await this.#kind.prepare(preparing, writable);
    const tables = await buildTables(prepared.tables);
    const partyRows = await buildTables(rowsOfParties(added, this.#context));
    const lines = await buildTables(prepared.lines);
    const entries = newEntries([...added.map(documentOfParty), ...documents]);
    return {
      ...prepared,
      start,
      share,
      count: works.length,
      tables: [...tables, entries.table],
      lines: [...partyRows, ...lines],
      words: this.#wordsToIndex(entries.words),
      changesOthers,
      numbers,
      newParties: added.length,
      claiming: this.#kind.claim && job.claims_rights && !job.as_drafts ? works : [],
    };
  }

  /** Alternates between two connections. Commits after `before`, and not at all if it failed. */
  async write(batch: PreparedBatch, before: Promise<void>): Promise<void> {
    const { job } = this.#step;
    const { ids, start, count, share, claiming, newParties } = batch;
    const { db, client } = this.#usesSecondConnection ? this.#step.secondWriting : this.#step.writing;
    this.#usesSecondConnection = !this.#usesSecondConnection;
    const isLater = this.#isFollowedLater;
    // Such a batch may need rows that the next one has locked, while that one waits for its commit: a deadlock.
    this.#isFollowedLater = batch.changesOthers || claiming.length > 0;
    if (isLater) await before;
    await inTransaction(db, async (tx) => {
      if (newParties > 0) await assertRoomFor(tx, 'parties', { memberId: job.member_id, adding: newParties });
      await copyTables(client(), batch.tables);
      // From here on the batch needs rows that the previous one adds or locks.
      await before;
      await copyTables(client(), batch.lines);
      await addPartyNumbers(tx, batch.numbers);
      await indexTerms(tx, batch.words);
      const writing = { ...this.#context, tx };
      const changed = (await batch.complete?.(writing)) ?? 0;
      const claimed = claiming.length > 0 ? ((await this.#kind.claim?.(writing, claiming)) ?? 0) : 0;
      await this.#record(tx, start, ids);
      const imported = ids.length + changed + claimed;
      await advance(tx, this.#step, { cursor: start, by: count, imported, progress: share });
    });
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
    const { job, actor } = this.#context;
    if (ids.length === 0) return;
    await recordAudit(tx, { action: 'import.batch', actor, subjectId: job.id, after: { from: start, ids } });
    this.#batches += 1;
    const memberIds = this.#batches % BATCHES_PER_MESSAGE === 1 ? [job.member_id] : [];
    await publish(tx, { topic: this.#kind.topic, memberIds });
  }
}
