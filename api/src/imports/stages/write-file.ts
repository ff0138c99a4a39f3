import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { publish } from '../../live/publish.ts';
import { findFormat } from '../formats.ts';
import type { ImportFormat, LocalFile } from '../import-format.ts';
import { judgeBatch } from '../judging/judge-batch.ts';
import { isWritable, type Judged } from '../judging/judged.ts';
import { partiesIn } from '../judging/party-lookup-repository.ts';
import type { Step } from '../running/import-run.ts';
import { PartyBringer } from '../writing/bring-parties.ts';
import { indexNewWorks } from '../writing/index-works.ts';
import { insertWorks } from '../writing/insert-works.ts';
import { draftWithIds, type NamedInFile, type NewWork, newWork } from '../writing/new-works.ts';
import { nextReferences, ownRecordings } from '../writing/writing-repository.ts';
import { finishImport } from './finish-import.ts';
import { type Batch, judgedBatches } from './judged-batches.ts';
import { withLocalCopy } from './local-copy.ts';
import { advance, commitLater } from './step-progress-repository.ts';
import { settingOf } from './step-setting.ts';

const DAY_MS = 86_400_000;
/** Open lists hear of so many batches at once: each of them would fetch its page anew. */
const BATCHES_A_MESSAGE = 10;

/** Writes the works that can be, a batch in each transaction; what is written stays written, whatever comes. */
export async function writeWorks(step: Step): Promise<void> {
  const at = step.now();
  await withLocalCopy(step, (file) => writeAll(step, file));
  await finishImport(step, { state: 'done', updated_at: at, finished_at: step.now() });
}

async function writeAll(step: Step, file: LocalFile): Promise<void> {
  const { job, reading } = step;
  const format = findFormat(job.format ?? '');
  const judging = { db: reading, job, format, setting: settingOf(step), isDryRun: false };
  const writer = new BatchWriter(step, format);
  // While a batch is written the next one is read and judged: the database and this thread then work side by side.
  let writing: Promise<void> = Promise.resolve();
  let end = job.cursor;
  for await (const batch of judgedBatches({ format, file, choices: job.choices, skip: job.cursor })) {
    await judgeBatch(judging, batch.works);
    await writing;
    writing = writer.write(batch);
    end = batch.start + batch.works.length;
    // It is waited for above; until then nobody hears of its failure.
    writing.catch(() => undefined);
  }
  await writing;
  // Waits until all batches are on the disk, and finds out whether they are.
  await advance(step.writing.db, step, { cursor: end, by: 0, progress: 1 });
}

/** What a batch came to. */
interface Written {
  readonly wanted: readonly Judged[];
  readonly works: readonly NewWork[];
  readonly named: NamedInFile;
}

class BatchWriter {
  readonly #step: Step;
  readonly #format: ImportFormat;
  readonly #parties: PartyBringer;
  readonly #at: Date;
  #batches = 0;

  constructor(step: Step, format: ImportFormat) {
    this.#step = step;
    this.#format = format;
    this.#parties = new PartyBringer(step.job);
    this.#at = settingOf(step).at;
  }

  async write(batch: Batch): Promise<void> {
    const { job, writing } = this.#step;
    const wanted = batch.works.filter((judged) => isWritable(judged, job.as_drafts));
    const fresh = wanted.filter(({ isTakenOver }) => !isTakenOver);
    const known = await inTransaction(writing.db, async (tx) => {
      await commitLater(tx);
      const parties = await this.#parties.bring(tx, partiesIn(wanted.flatMap(linesOf)), this.#at);
      const named = { parties, recordings: await this.#recordingsOf(tx, wanted) };
      const works = await this.#make(tx, fresh, named);
      await insertWorks(writing.client(), works, this.#origin());
      await indexNewWorks(tx, works);
      const amended = await this.#leaveToFormat(tx, { wanted, works, named });
      await this.#record(tx, batch, works);
      const counts = { by: batch.works.length, imported: works.length + amended };
      await advance(tx, this.#step, { cursor: batch.start, ...counts, progress: batch.share });
      return parties;
    });
    this.#parties.remember(known);
  }

  async #make(tx: Tx, judged: readonly Judged[], named: NamedInFile): Promise<NewWork[]> {
    const { job } = this.#step;
    if (judged.length === 0) return [];
    const numbers = await nextReferences(tx, judged.length);
    const members = new Map([...named.parties.values()].map((party) => [party.id, party.memberId]));
    const making = { memberId: job.member_id, asDrafts: job.as_drafts, at: this.#at, members, ...named };
    return judged.flatMap((each, index) => (each.draft ? newWork(each, each.draft, numbers[index] ?? 0, making) : []));
  }

  /** The member's own recordings that works mention, by ISRC. */
  async #recordingsOf(tx: Tx, judged: readonly Judged[]): Promise<Map<string, string>> {
    const isrcs = judged.flatMap(({ draft }) => draft?.recordings.flatMap(({ isrc }) => isrc ?? []) ?? []);
    if (isrcs.length === 0) return new Map();
    return ownRecordings(tx, this.#step.job.member_id, isrcs);
  }

  /** What only the format knows to do: works that stand and are changed, and what the model does not hold. */
  async #leaveToFormat(tx: Tx, { wanted, works, named }: Written): Promise<number> {
    const setting = { ...settingOf(this.#step), db: tx };
    const kept = works.map(({ id, judged }) => ({ ...judged, compositionId: id }));
    if (kept.length > 0) await this.#format.keep?.(tx, setting, kept);
    const taken = wanted.flatMap(({ isTakenOver, draft, ...judged }) =>
      isTakenOver && draft ? [{ ...judged, draft: draftWithIds(draft, named) }] : [],
    );
    return taken.length === 0 ? 0 : ((await this.#format.amend?.(tx, setting, taken)) ?? 0);
  }

  async #record(tx: Tx, { start }: Batch, works: readonly NewWork[]): Promise<void> {
    const { job } = this.#step;
    if (works.length === 0) return;
    const after = { from: start, ids: works.map(({ id }) => id) };
    const actor = { accountId: job.account_id, memberId: job.member_id };
    await recordAudit(tx, { action: 'import.batch', actor, subjectId: job.id, after });
    this.#batches += 1;
    const memberIds = this.#batches % BATCHES_A_MESSAGE === 1 ? [job.member_id] : [];
    await publish(tx, { topic: 'compositions', memberIds });
  }

  #origin() {
    const { job, env } = this.#step;
    const at = this.#at;
    const confirmBy = new Date(at.getTime() + env.CONFIRMATION_DAYS * DAY_MS);
    return { jobId: job.id, memberId: job.member_id, fileName: job.file_name, at, confirmBy };
  }
}

function linesOf({ draft }: Judged) {
  return draft ? [...draft.writers, ...draft.publishers] : [];
}
