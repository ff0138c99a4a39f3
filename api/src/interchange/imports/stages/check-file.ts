import { escapeFormula, escapeReadCell, type ImportFinding } from '@counterpoint/domain/imports';
import type { ImportReport } from '@counterpoint/domain/schemas/imports';
import { nothingFound } from '../../../messages/import-files.generated.ts';
import * as text from '../../../messages/import-reports.generated.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { csvRow } from '../../../platform/table-files/table-files.ts';
import type { LocalFile } from '../import-format.ts';
import { dropParts } from '../import-part-repository.ts';
import { enterState } from '../import-repository.ts';
import { RejectedFile } from '../rejected-file.ts';
import type { Step } from '../running/import-run.ts';
import { subjectOf } from '../subjects.ts';
import { PACKED_FORMAT, packBatch } from '../validated-file/packed-rows.ts';
import { PartyFinder } from '../validation/party-finder.ts';
import { partiesIn } from '../validation/party-lookup-repository.ts';
import { StringSet } from '../validation/string-set.ts';
import { isClaimable, isLikelyDuplicate, isWritable, type ValidatedRow } from '../validation/validated-row.ts';
import { FindingCollector } from './finding-collector.ts';
import { HolderCounts } from './holder-counts.ts';
import { contextOf } from './import-context.ts';
import { withLocalCopy } from './local-copy.ts';
import { createPartWriter, type PartWriter } from './part-writer.ts';
import { advance } from './step-progress-repository.ts';
import { type Batch, validatedBatches } from './validated-batches.ts';

interface Check {
  readonly counts: Record<'works' | 'clean' | 'draftable' | 'clean_alike' | 'draftable_alike' | 'claimable', number>;
  isRefused: boolean;
  readonly newParties: StringSet;
  readonly findings: FindingCollector;
  readonly holders: HolderCounts;
}

type Reports = Record<'rejected' | 'findings', PartWriter>;

export async function checkFile(step: Step): Promise<void> {
  const { job, writing, now } = step;
  const { repairs, noun } = subjectOf(job);
  await startAnew(step);
  const check: Check = {
    counts: { works: 0, clean: 0, draftable: 0, clean_alike: 0, draftable_alike: 0, claimable: 0 },
    isRefused: false,
    newParties: new StringSet(),
    findings: new FindingCollector(job.id, repairs),
    holders: new HolderCounts(),
  };
  await withLocalCopy(step, (file) => checkAll(step, file, check));
  if (check.counts.works === 0) throw new RejectedFile(nothingFound({ noun }));
  const report: ImportReport = {
    ...check.counts,
    new_parties: check.newParties.size,
    is_refused: check.isRefused,
    repairs: check.findings.repairs(),
    ...check.holders.report(),
  };
  await enterState(writing.db, job.id, {
    state: 'checked',
    report: JSON.stringify(report),
    cursor: 0,
    progress: 1,
    updated_at: now(),
    judged_form: PACKED_FORMAT,
  });
}

/** An interrupted check starts over. */
async function startAnew({ job, writing, now }: Step): Promise<void> {
  await inTransaction(writing.db, async (tx) => {
    await dropParts(tx, { jobId: job.id, roles: ['rejected', 'findings', 'judged'], at: now() });
    await tx.deleteFrom('import_finding').where('job_id', '=', job.id).execute();
    await tx.updateTable('import_job').set({ cursor: 0, judged_form: null }).where('id', '=', job.id).execute();
  });
}

async function checkAll(step: Step, file: LocalFile, check: Check): Promise<void> {
  const { job, reading } = step;
  const kind = subjectOf(job);
  const parties = new PartyFinder(job, true);
  const validation = { ...contextOf(step), db: reading, parties, looksForDuplicates: true };
  const { format } = validation;
  const header = job.preview?.header ?? format.sourceHeader;
  const columns = [text.row, text.column, text.found, text.expected, text.action, text.rule, text.rejects];
  const reports = {
    rejected: createPartWriter(step, 'rejected', header ? headingRow([text.correction(), ...header]) : ''),
    findings: createPartWriter(step, 'findings', headingRow(columns.map((name) => name()))),
  };
  const kept = createPartWriter(step, 'judged');
  const finish = async (batch: Batch) => {
    await kept.write(await packBatch(batch, kind.lineOf), batch.start);
    const known = await kind.validateBatch(validation, batch.works);
    const lines = batch.works.flatMap(({ draft }) => (draft ? kind.linesOf(draft) : []));
    for (const key of partiesIn(lines).keys()) if (!known.has(key)) check.newParties.add(key);
    if (kind.proposeHolders) for (const row of batch.works) check.holders.add(kind.proposeHolders(row));
    await report(batch, check, reports);
    await storeFindings(step, check.findings);
    await advance(step.writing.db, step, { cursor: batch.start, by: batch.works.length, progress: batch.share });
  };
  // The next batch is read while the database answers.
  let finishing: Promise<void> = Promise.resolve();
  try {
    for await (const batch of validatedBatches(step, { format, file }, kind.createRowValidator())) {
      await finishing;
      finishing = finish(batch);
      // Awaited above; prevents an unhandled rejection until then.
      finishing.catch(() => undefined);
    }
  } finally {
    await Promise.allSettled([finishing]);
  }
  await finishing;
  await kept.end();
  await reports.rejected.end();
  await reports.findings.end();
}

async function report({ works, fileFindings, start }: Batch, check: Check, reports: Reports): Promise<void> {
  for (const { finding } of fileFindings) {
    check.findings.add([finding], null);
    check.isRefused ||= finding.severity === 'block';
    await reports.findings.write(findingRow(finding));
  }
  for (const [index, validated] of works.entries()) {
    check.findings.add(validated.findings, start + index);
    const isBlocked = validated.findings.some(({ severity }) => severity === 'block');
    const isClean = validated.isRevision ? !isBlocked : isWritable(validated, SUBMITTING);
    count(validated, check.counts, isClean);
    if (!isClean) await reject(validated, reports.rejected);
    if (validated.findings.length > 0) await reports.findings.write(validated.findings.map(findingRow).join(''));
  }
}

function count(validated: ValidatedRow, counts: Check['counts'], isClean: boolean): void {
  const isDraftable = isClean || isWritable(validated, DRAFTING);
  const [clean, draftable, alike] = [Number(isClean), Number(isDraftable), Number(isLikelyDuplicate(validated))];
  counts.works += 1;
  counts.clean += clean;
  counts.draftable += draftable;
  counts.clean_alike += clean * alike;
  counts.draftable_alike += draftable * alike;
  counts.claimable += Number(isClaimable(validated));
}

const SUBMITTING = { as_drafts: false, leaves_out_alike: false };
const DRAFTING = { as_drafts: true, leaves_out_alike: false };

/** The byte order mark makes spreadsheets read it as UTF-8. */
function headingRow(columns: readonly string[]): string {
  return `\uFEFF${csvRow(columns.map(escapeFormula))}`;
}

function findingRow({ line, column, found, expected, correction, id, severity }: ImportFinding): string {
  const cells = [
    String(line ?? ''),
    column ?? '',
    found ?? '',
    expected ?? '',
    correction,
    id,
    severity === 'block' ? text.yes() : text.no(),
  ];
  return csvRow(cells.map(escapeFormula));
}

/**
 * Once corrected, the rows can be imported again. An empty row keeps a work without a number apart from one of the same
 * title above.
 */
async function reject({ number, work, findings }: ValidatedRow, file: PartWriter): Promise<void> {
  const why = findings
    .filter(({ severity }) => severity === 'block')
    .map(({ column, correction }) => (column ? text.inColumn({ column, correction }) : correction));
  const rows = work.source.map((cells, index) => [index === 0 ? [...new Set(why)].join(' · ') : '', ...cells]);
  if (number === null) rows.unshift((rows[0] ?? []).map(() => ''));
  await file.write(rows.map((cells) => csvRow(cells.map(escapeReadCell))).join(''));
}

async function storeFindings({ writing }: Step, findings: FindingCollector): Promise<void> {
  const rows = findings.takeKept();
  for (let from = 0; from < rows.length; from += 1_000)
    await writing.db
      .insertInto('import_finding')
      .values(rows.slice(from, from + 1_000))
      .execute();
}
