import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { publish } from '../../live/publish.ts';
import type { ImportFormat, LocalFile } from '../import-format.ts';
import type { SubjectKind, Written } from '../import-subject.ts';
import { openJudgedFile } from '../judged-file/judged-file-reader.ts';
import { isWritable, type Judged } from '../judging/judged.ts';
import { partiesIn } from '../judging/party-lookup-repository.ts';
import type { Step } from '../running/import-run.ts';
import { PartyBringer } from '../writing/bring-parties.ts';
import { finishImport } from './finish-import.ts';
import { type JudgedBatch, judgedBatches } from './judged-batches.ts';
import { withLocalCopy } from './local-copy.ts';
import { advance, commitLater } from './step-progress-repository.ts';
import { settingOf } from './step-setting.ts';
import { storedFormat } from './stored-format.ts';

const DAY_MS = 86_400_000;
/** Open lists hear of so many batches at once: each of them would fetch its page anew. */
const BATCHES_A_MESSAGE = 10;

/**
 * Writes the works that can be, a batch in each transaction; what is written stays written, whatever comes. They are read
 * as the check has kept them, and judged again beside what the society has by now.
 */
export async function writeFile<Draft, Format extends ImportFormat>(
  step: Step,
  kind: SubjectKind<Draft, Format>,
): Promise<void> {
  const at = step.now();
  const judged = await openJudgedFile<Draft>(step);
  if (judged) await writeAll(step, kind, judged);
  else await withLocalCopy(step, (file) => writeAll(step, kind, judgedAnew(step, kind, file)));
  await finishImport(step, kind, { state: 'done', updated_at: at, finished_at: step.now() });
}

/** The works of the file itself, where nothing is kept of its check: read and judged as the check has done. */
function judgedAnew<Draft, Format extends ImportFormat>(
  { job }: Step,
  kind: SubjectKind<Draft, Format>,
  file: LocalFile,
): AsyncIterable<JudgedBatch<Draft>> {
  const { choices, cursor: skip } = job;
  const format = storedFormat(kind, job);
  return judgedBatches({ isForWriting: true, format, judge: kind.judgeAlone(), file, choices, skip });
}

async function writeAll<Draft, Format extends ImportFormat>(
  step: Step,
  kind: SubjectKind<Draft, Format>,
  batches: AsyncIterable<JudgedBatch<Draft>>,
): Promise<void> {
  const { job, reading } = step;
  const format = storedFormat(kind, job);
  const writer = new BatchWriter(step, kind, format);
  const judging = {
    ...{ db: reading, job, format, setting: settingOf(step), parties: writer.parties.finder },
    looksForAlike: job.leaves_out_alike,
  };
  // While a batch is written the next one is read and judged: the database and this thread then work side by side.
  let writing: Promise<void> = Promise.resolve();
  let end = job.cursor;
  for await (const batch of batches) {
    await kind.judgeBatch(judging, batch.works);
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

class BatchWriter<Draft, Format extends ImportFormat> {
  readonly #step: Step;
  readonly #kind: SubjectKind<Draft, Format>;
  readonly #format: Format;
  readonly parties: PartyBringer;
  readonly #at: Date;
  #batches = 0;

  constructor(step: Step, kind: SubjectKind<Draft, Format>, format: Format) {
    this.#step = step;
    this.#kind = kind;
    this.#format = format;
    this.parties = new PartyBringer(step.job);
    this.#at = settingOf(step).at;
  }

  async write(batch: JudgedBatch<Draft>): Promise<void> {
    const { job, writing } = this.#step;
    const wanted = batch.works.filter((judged) => isWritable(judged, job));
    const known = await inTransaction(writing.db, async (tx) => {
      await commitLater(tx);
      const parties = await this.parties.bring(tx, partiesIn(wanted.flatMap((each) => this.#linesOf(each))), this.#at);
      const context = {
        ...{ tx, client: writing.client(), job, format: this.#format, parties },
        ...{ setting: { ...settingOf(this.#step), db: tx }, confirmBy: this.#confirmBy() },
        responseDays: this.#step.env.RECORDING_RESPONSE_DAYS,
      };
      const written = await this.#kind.write(context, wanted);
      const isClaiming = job.claims_rights && !job.as_drafts;
      const claimed = (isClaiming && (await this.#kind.claim?.(context, batch.works))) || 0;
      await this.#record(tx, batch, written);
      const counts = { by: batch.works.length, imported: written.imported + claimed };
      await advance(tx, this.#step, { cursor: batch.start, ...counts, progress: batch.share });
      return parties;
    });
    this.parties.finder.remember(known);
  }

  #linesOf({ draft }: Judged<Draft>) {
    return draft ? this.#kind.linesOf(draft) : [];
  }

  #confirmBy(): Date {
    return new Date(this.#at.getTime() + this.#step.env.CONFIRMATION_DAYS * DAY_MS);
  }

  async #record(tx: Tx, { start }: JudgedBatch<Draft>, { ids }: Written): Promise<void> {
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
