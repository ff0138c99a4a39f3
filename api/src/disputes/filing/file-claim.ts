import { type CaseDraft, caseScope } from '@counterpoint/domain/schemas/cases';
import type { DisputedClaim } from '../../catalogue/entry/dispute-port.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { createCase, updateDraft } from './draft-service.ts';
import { submitCase } from './submission-service.ts';

/** Joins an open case; throws 409 without respondents. */
export async function fileClaim(
  tx: Tx,
  act: Act,
  { work, claim, rights, claimedLines }: DisputedClaim,
): Promise<string> {
  const kind = 'author_share' as const;
  const draft: CaseDraft = {
    kind,
    statement: claim.statement,
    scope: caseScope.parse({ rights }),
    claimed_lines: [...claimedLines],
    other_work_id: null,
    other_work: null,
    timings: null,
    // The dialog shows the declaration beside its button.
    declares_truth: true,
  };
  const object = { type: 'composition' as const, id: work.id };
  const begun = await createCase(tx, act, { object, kind, contested_revision: null });
  const saved = await updateDraft(tx, act, { target: begun, draft });
  const { id } = await submitCase(tx, act, saved);
  return id;
}
