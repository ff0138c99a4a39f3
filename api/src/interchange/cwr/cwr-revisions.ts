import { type CwrResidue, severityOfKept, withUnstated } from '@counterpoint/domain/cwr';
import { type Fault, rejection, warning } from '@counterpoint/domain/imports';
import { draftOf, type WorkDraft } from '@counterpoint/domain/schemas/works';
import { isActive, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { openEntry } from '../../catalogue/entry/open-entry.ts';
import { beginAmendment, submitAmendment } from '../../catalogue/entry/revisions/amendment-service.ts';
import { changeOfImportedWork, WORK } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cwr.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { ReportedWork, RowValidation, WriteContext } from '../imports/import-format.ts';
import type { ImportJob } from '../imports/import-repository.ts';
import { StringSet } from '../imports/validation/string-set.ts';
import { attempt, findByNumber, type NumberedWork, storeLines } from './cwr-repository.ts';
import { isResidue } from './cwr-text.ts';
import { insertImportRevision, readFormerLines, revisedBy } from './import-revision-repository.ts';

/** Refuses a new work that we have (NWR rule 13); registers a revision of an unknown work as new (rule 2). */
export async function validateNumbers(
  validation: RowValidation,
  batch: readonly ReportedWork[],
): Promise<ReadonlySet<ReportedWork>> {
  const { db, job } = validation;
  const worksByNumber = await worksNamedIn(db, job, batch);
  const revisions = new Set<ReportedWork>();
  const revisedIds = await revisedInFile(validation, [...worksByNumber.values()]);
  for (const validated of batch) {
    const { work, findings } = validated;
    const existing = worksByNumber.get(work.number ?? '');
    const type = isResidue(work.residue) ? work.residue.type : null;
    // Version 3 has one transaction for new and revised works.
    const isRevision = type === 'REV' || (type === 'WRK' && existing !== undefined);
    const isRepeated = existing !== undefined && revisedIds.has(existing.id);
    const fault = isRevision ? faultOfRevision(existing, isRepeated) : existing && refusalOfNew(existing);
    if (fault) findings.push({ ...work.placeOf('work_number'), ...fault });
    if (!isRevision || !existing || fault?.severity === 'block') continue;
    revisions.add(validated);
    revisedIds.add(existing.id);
  }
  return revisions;
}

function worksNamedIn(db: Database, { id, member_id }: ImportJob, batch: readonly ReportedWork[]) {
  const numbers = batch.flatMap(({ work }) => work.number ?? []);
  return findByNumber(db, { memberId: member_id, numbers, jobId: id });
}

/** Works revised by earlier batches, which may not be written yet. */
const revisedIdsByValidation = new WeakMap<RowValidation, StringSet>();

/** Includes works revised before an interruption. */
async function revisedInFile(validation: RowValidation, works: readonly NumberedWork[]): Promise<StringSet> {
  const seen = revisedIdsByValidation.get(validation) ?? new StringSet();
  revisedIdsByValidation.set(validation, seen);
  for (const id of await revisedBy(validation.db, validation.job.id, works)) seen.add(id);
  return seen;
}

function refusalOfNew({ reference }: NumberedWork): Fault {
  return rejection('CWR-NWR-T13', text.alreadyRegistered(), text.revisionOf({ reference }));
}

function faultOfRevision(existing: NumberedWork | undefined, isRepeated: boolean): Fault {
  if (!existing) return warning('CWR-REV-T2', text.unknownNumber());
  const { reference } = existing;
  if (isRepeated) return rejection('I-CWR-TWICE', text.repeatedRevision(), text.oneRevisionOf({ reference }));
  if (isActive(WORKS, existing.state) && !existing.is_pending)
    return warning('I-CWR-CHANGE', text.changesRegistered(), text.changeOf({ reference }));
  return rejection('I-CWR-REV', text.notRevisable(), text.activeWork({ reference }));
}

/** A revision that can't be submitted stays a draft, with the reason; one that can't be started is skipped. */
export async function amendWorks(
  writing: WriteContext,
  works: readonly (ReportedWork & { readonly draft: WorkDraft })[],
): Promise<number> {
  const { tx, job } = writing;
  const worksByNumber = await worksNamedIn(tx, job, works);
  const revised = await revisedBy(tx, job.id, [...worksByNumber.values()]);
  let amended = 0;
  for (const { work, draft } of works) {
    const existing = worksByNumber.get(work.number ?? '');
    if (!existing || !isResidue(work.residue)) continue;
    if (revised.has(existing.id)) continue;
    if (await amendWork(writing, existing, { draft, residue: work.residue })) amended += 1;
    revised.add(existing.id);
  }
  return amended;
}

async function amendWork(
  { tx, job, actor, at }: WriteContext,
  existing: NumberedWork,
  { draft, residue }: { readonly draft: WorkDraft; readonly residue: CwrResidue },
): Promise<boolean> {
  const change = changeOfImportedWork(tx, { actor, at }, (finding) => severityOfKept(residue, finding));
  const { id, revision: former } = existing;
  const formerLines = await readFormerLines(tx, id);
  let [version, revision] = [existing.version, former];
  const refusal = await attempt(tx, async () => {
    const shown = await openEntry(WORK, tx, { id, viewer: actor });
    const written = await beginAmendment(change, { id, version }, withUnstated(draft, draftOf(shown), residue.version));
    await storeLines(tx, 'composition_cwr_pending', [{ workId: id, revision: written.revision, ...residue }]);
    ({ version, revision } = written);
  });
  if (refusal) return false;
  const refused = job.as_drafts
    ? null
    : await attempt(tx, async () => {
        ({ version } = await submitAmendment(change, { id, version }, text.revisedByFile()));
      });
  await insertImportRevision(tx, {
    job_id: job.id,
    composition_id: id,
    revision,
    former,
    version,
    made_at: at,
    kept_because: refused?.message ?? null,
    former_lines: formerLines && JSON.stringify(formerLines),
  });
  return true;
}
