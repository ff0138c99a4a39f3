import type { CwrResidue } from '@counterpoint/domain/cwr';
import type { ImportFinding } from '@counterpoint/domain/imports';
import type { CompositionDraft } from '@counterpoint/domain/schemas';
import { beginAmendment, submitAmendment, updateAmendment } from '../compositions/versions/amendment-service.ts';
import type { Tx } from '../db/transaction.ts';
import type { ImportSetting } from '../imports/import-format.ts';
import type { JudgedWork } from '../imports/works/work-format.ts';
import { attempt, findByNumber, keepLines, type NumberedWork } from './cwr-repository.ts';
import { isResidue } from './cwr-residue.ts';

const IN_FORCE = ['registered', 'registered_incomplete'];

/**
 * Whether works are new to us, by the sender's numbers: a new one that we have is refused (NWR transaction rule 13), a
 * revised one that we have becomes a new version of it, and one that we have not a new work (rule 2).
 */
export async function judgeNumbers(
  { db, actor, jobId }: ImportSetting,
  batch: readonly JudgedWork[],
): Promise<ReadonlySet<JudgedWork>> {
  const numbers = batch.flatMap(({ work }) => work.number ?? []);
  const known = await findByNumber(db, { memberId: actor.memberId, numbers, jobId });
  const taken = new Set<JudgedWork>();
  const seen = new Set<string>();
  for (const judged of batch) {
    const { work, findings } = judged;
    const standing = known.get(work.number ?? '');
    const isRevision = isResidue(work.residue) && work.residue.type === 'REV';
    const isTwice = standing !== undefined && seen.has(standing.id);
    const finding = isRevision ? refusalOfRevision(standing, isTwice) : standing && refusalOfNew(standing);
    if (finding) findings.push({ ...work.placeOf('work_number'), ...finding });
    if (!isRevision || !standing || finding?.severity === 'block') continue;
    taken.add(judged);
    seen.add(standing.id);
  }
  return taken;
}

type Refusal = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'>;

function refusalOfNew({ reference }: NumberedWork): Refusal {
  return {
    ...{ id: 'CWR-NWR-T13', severity: 'block', expected: `a REV transaction for ${reference}` },
    mend: 'You have registered a work with this number already. To change it, send it as REV.',
  };
}

function refusalOfRevision(standing: NumberedWork | undefined, isTwice: boolean): Refusal | null {
  if (!standing)
    return {
      ...{ id: 'CWR-REV-T2', severity: 'warn', expected: null },
      mend: 'No work of yours has this number, so it is registered as a new one.',
    };
  if (isTwice)
    return {
      ...{ id: 'I-CWR-TWICE', severity: 'block', expected: `one revision of ${standing.reference}` },
      mend: 'Another transaction of this file revises the same work. Keep the last one.',
    };
  if (IN_FORCE.includes(standing.state) && !standing.is_pending) return null;
  return {
    ...{ id: 'I-CWR-REV', severity: 'block', expected: `${standing.reference} in force, with no new version begun` },
    mend: 'This work of yours is a draft, or a version of it is begun or waits for confirmations. Settle that first.',
  };
}

/**
 * Makes new versions of works that stand, in the order of the file; gives how many. One that cannot be submitted, since
 * what it changes is in dispute, stays a draft; one that cannot be begun any more is left out. Neither keeps the others
 * of its batch out.
 */
export async function amendWorks(
  tx: Tx,
  setting: ImportSetting,
  works: readonly (JudgedWork & { readonly draft: CompositionDraft })[],
): Promise<number> {
  const { actor, jobId } = setting;
  const numbers = works.flatMap(({ work }) => work.number ?? []);
  const known = await findByNumber(tx, { memberId: actor.memberId, numbers, jobId });
  let amended = 0;
  for (const { work, draft } of works) {
    const standing = known.get(work.number ?? '');
    if (!standing || !isResidue(work.residue)) continue;
    if (await amendWork(tx, setting, { standing, draft, residue: work.residue })) amended += 1;
  }
  return amended;
}

interface Amending {
  readonly standing: NumberedWork;
  readonly draft: CompositionDraft;
  readonly residue: CwrResidue;
}

async function amendWork(
  tx: Tx,
  { actor, at, asDrafts, confirmationDays }: ImportSetting,
  { standing, draft, residue }: Amending,
): Promise<boolean> {
  const act = { actor, at };
  const { id } = standing;
  let version = standing.version;
  const isBegun = await attempt(tx, async () => {
    const begun = await beginAmendment(tx, act, { id, version });
    const written = await updateAmendment(tx, act, { id, version: begun.version }, draft);
    await keepLines(tx, [{ compositionId: id, revision: written.revision, ...residue }]);
    version = written.version;
  });
  if (!isBegun) return false;
  const note = 'Revised by a CWR file.';
  if (!asDrafts) await attempt(tx, () => submitAmendment(tx, act, { id, version }, { confirmationDays, note }));
  return true;
}
