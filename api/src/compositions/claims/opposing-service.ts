import { ownClaim, workLines } from '@counterpoint/domain/oppositions';
import { type CaseDetails, type CaseDraft, type CompositionDetails, caseScope } from '@counterpoint/domain/schemas';
import { RIGHTS, type Right, type Shares } from '@counterpoint/domain/shares';
import { nameOf } from '../../composers/party-view.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { conflict } from '../../http/app-error.ts';
import type { CaseDays } from '../../oppositions/filing/admission.ts';
import { createCase, updateDraft } from '../../oppositions/filing/draft-service.ts';
import { readParties } from '../../oppositions/filing/filing-repository.ts';
import { submitCase } from '../../oppositions/filing/submission-service.ts';
import { openComposition } from '../composition-changes.ts';

interface Asked {
  readonly kind: 'author_share' | 'authorship';
  /** The rights that it is about. */
  readonly rights: readonly Right[];
  /** What the member says is theirs in those rights. */
  readonly shares: Shares;
  readonly statement: string;
  /** What the member did, where no line names them. */
  readonly role: string;
  readonly days: CaseDays;
}

/**
 * A case of a member who says what is theirs of a work that stands, filed as any other: who else has a part gives way in
 * proportion, and where a case about the same is open they join that one. 409 where there is nobody to answer.
 */
export async function fileAbout(tx: Tx, act: Act, work: CompositionDetails, asked: Asked): Promise<CaseDetails> {
  const { kind, shares, statement, role, days } = asked;
  const rights = RIGHTS.filter((right) => asked.rights.includes(right));
  const [party] = await readParties(tx, [act.actor.partyId]);
  const own = { party: { id: act.actor.partyId, name: party ? nameOf(party) : '' }, role, shares };
  const draft: CaseDraft = {
    ...{ kind, statement, scope: caseScope.parse({ rights }), claimed_lines: ownClaim(workLines(work, rights), own) },
    ...{ other_work_id: null, other_work: null, timings: null, declares_truth: true },
  };
  const object = { type: 'composition' as const, id: work.id };
  const begun = await createCase(tx, act, { object, kind, contested_revision: null });
  const saved = await updateDraft(tx, act, begun, draft);
  return submitCase(tx, act, saved, days);
}

/** The work, if it is in force: what is not cannot be claimed or opposed. */
export async function openInForce(tx: Tx, act: Act, id: string): Promise<CompositionDetails> {
  const work = await openComposition(tx, id, act.actor);
  if (work.state === 'registered' || work.state === 'registered_incomplete') return work;
  throw conflict('not_in_force', 'Only a registered work can be claimed or opposed.');
}
