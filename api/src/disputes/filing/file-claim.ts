import { ownClaim, workLines } from '@counterpoint/domain/cases';
import { type CaseDraft, caseScope } from '@counterpoint/domain/schemas/cases';
import { RIGHTS } from '@counterpoint/domain/shares';
import type { DisputedClaim } from '../../catalogue/entry/dispute-port.ts';
import { readParties } from '../../parties/named-party-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { createCase, updateDraft } from './draft-service.ts';
import { submitCase } from './submission-service.ts';

/** The share comes from the others in proportion. Joins an open case; throws 409 without respondents. */
export async function fileClaim(tx: Tx, act: Act, { work, claim, days, ...disputed }: DisputedClaim): Promise<string> {
  const rights = RIGHTS.filter((right) => disputed.rights.includes(right));
  const [party] = await readParties(tx, [act.actor.partyId]);
  const { role, shares, statement } = claim;
  const own = { party: { id: act.actor.partyId, name: party ? nameOf(party) : '' }, role, shares };
  const kind = 'author_share' as const;
  const draft: CaseDraft = {
    kind,
    statement,
    scope: caseScope.parse({ rights }),
    claimed_lines: ownClaim(workLines(work, rights), own),
    other_work_id: null,
    other_work: null,
    timings: null,
    // The dialog shows the declaration beside its button.
    declares_truth: true,
  };
  const object = { type: 'composition' as const, id: work.id };
  const begun = await createCase(tx, act, { object, kind, contested_revision: null });
  const saved = await updateDraft(tx, act, { target: begun, draft });
  const { id } = await submitCase(tx, act, { target: saved, days });
  return id;
}
