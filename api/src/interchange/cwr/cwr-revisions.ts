import { type CwrResidue, severityOfKept, withUnstated } from '@counterpoint/domain/cwr';
import type { ImportFinding } from '@counterpoint/domain/imports';
import { draftOf, type WorkDraft } from '@counterpoint/domain/schemas/works';
import { isActive, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { beginAmendment, saveAmendment, submitAmendment } from '../../catalogue/entry/revisions/amendment-service.ts';
import { changeOfImportedWork } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cwr.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ImportSetting } from '../imports/import-format.ts';
import { StringSet } from '../imports/validation/string-set.ts';
import type { ValidatedFormatWork } from '../imports/works/work-format.ts';
import { attempt, findByNumber, type NumberedWork, storeLines } from './cwr-repository.ts';
import { isResidue } from './cwr-text.ts';
import { insertImportRevision, readFormerLines, revisedBy } from './import-revision-repository.ts';

/** Refuses a new work that we have (NWR rule 13); registers a revision of an unknown work as new (rule 2). */
export async function validateNumbers(
  setting: ImportSetting,
  batch: readonly ValidatedFormatWork[],
): Promise<ReadonlySet<ValidatedFormatWork>> {
  const { db, actor, jobId } = setting;
  const numbers = batch.flatMap(({ work }) => work.number ?? []);
  const worksByNumber = await findByNumber(db, { memberId: actor.memberId, numbers, jobId });
  const revisions = new Set<ValidatedFormatWork>();
  const revisedIds = await revisedInFile(
    setting,
    [...worksByNumber.values()].map(({ id }) => id),
  );
  for (const validated of batch) {
    const { work, findings } = validated;
    const existing = worksByNumber.get(work.number ?? '');
    const type = isResidue(work.residue) ? work.residue.type : null;
    // Version 3 has one transaction for new and revised works.
    const isRevision = type === 'REV' || (type === 'WRK' && existing !== undefined);
    const isRepeated = existing !== undefined && revisedIds.has(existing.id);
    const finding = isRevision ? findingOfRevision(existing, isRepeated) : existing && refusalOfNew(existing);
    if (finding) findings.push({ ...work.placeOf('work_number'), ...finding });
    if (!isRevision || !existing || finding?.severity === 'block') continue;
    revisions.add(validated);
    revisedIds.add(existing.id);
  }
  return revisions;
}

/** Works revised by earlier batches, which may not be written yet. */
const revisedIdsBySetting = new WeakMap<ImportSetting, StringSet>();

/** Includes works revised before an interruption. */
async function revisedInFile(setting: ImportSetting, ids: readonly string[]): Promise<StringSet> {
  const seen = revisedIdsBySetting.get(setting) ?? new StringSet();
  revisedIdsBySetting.set(setting, seen);
  for (const id of await revisedBy(setting.db, setting.jobId, ids)) seen.add(id);
  return seen;
}

type NumberFinding = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'correction'>;

function refusalOfNew({ reference }: NumberedWork): NumberFinding {
  return {
    id: 'CWR-NWR-T13',
    severity: 'block',
    expected: text.revisionOf({ reference }),
    correction: text.alreadyRegistered(),
  };
}

function findingOfRevision(existing: NumberedWork | undefined, isRepeated: boolean): NumberFinding {
  if (!existing)
    return {
      id: 'CWR-REV-T2',
      severity: 'warn',
      expected: null,
      correction: text.unknownNumber(),
    };
  if (isRepeated)
    return {
      id: 'I-CWR-TWICE',
      severity: 'block',
      expected: text.oneRevisionOf({ reference: existing.reference }),
      correction: text.repeatedRevision(),
    };
  if (isActive(WORKS, existing.state) && !existing.is_pending)
    return {
      id: 'I-CWR-CHANGE',
      severity: 'warn',
      expected: text.changeOf({ reference: existing.reference }),
      correction: text.changesRegistered(),
    };
  return {
    id: 'I-CWR-REV',
    severity: 'block',
    expected: text.activeWork({ reference: existing.reference }),
    correction: text.notRevisable(),
  };
}

/** A revision that can't be submitted stays a draft, with the reason; one that can't be started is skipped. */
export async function amendWorks(
  tx: Tx,
  setting: ImportSetting,
  works: readonly (ValidatedFormatWork & { readonly draft: WorkDraft })[],
): Promise<number> {
  const { actor, jobId } = setting;
  const numbers = works.flatMap(({ work }) => work.number ?? []);
  const worksByNumber = await findByNumber(tx, { memberId: actor.memberId, numbers, jobId });
  const revised = await revisedBy(
    tx,
    jobId,
    [...worksByNumber.values()].map(({ id }) => id),
  );
  let amended = 0;
  for (const { work, draft } of works) {
    const existing = worksByNumber.get(work.number ?? '');
    if (!existing || !isResidue(work.residue)) continue;
    if (revised.has(existing.id)) continue;
    if (await amendWork(tx, setting, { active: existing, draft, residue: work.residue })) amended += 1;
    revised.add(existing.id);
  }
  return amended;
}

interface WorkAmendment {
  readonly active: NumberedWork;
  readonly draft: WorkDraft;
  readonly residue: CwrResidue;
}

async function amendWork(
  tx: Tx,
  setting: ImportSetting,
  { active: existing, draft, residue }: WorkAmendment,
): Promise<boolean> {
  const { actor, at, asDrafts, confirmationDays, jobId } = setting;
  const change = changeOfImportedWork(tx, { actor, at }, (finding) => severityOfKept(residue, finding));
  const { id, revision: former } = existing;
  const formerLines = await readFormerLines(tx, id);
  let [version, revision] = [existing.version, former];
  const refusal = await attempt(tx, async () => {
    const amendment = await beginAmendment(change, { id, version });
    const whole = withUnstated(draft, draftOf(amendment), residue.version);
    const written = await saveAmendment(change, { id, version: amendment.version }, whole);
    await storeLines(tx, 'composition_cwr_pending', [{ workId: id, revision: written.revision, ...residue }]);
    ({ version, revision } = written);
  });
  if (refusal) return false;
  const submission = { days: { confirmation: confirmationDays, response: null }, note: text.revisedByFile() };
  const refused = asDrafts
    ? null
    : await attempt(tx, async () => {
        ({ version } = await submitAmendment(change, { id, version }, submission));
      });
  const why = refused?.message ?? null;
  await insertImportRevision(tx, { jobId, workId: id, revision, former, version, formerLines, why, at });
  return true;
}
