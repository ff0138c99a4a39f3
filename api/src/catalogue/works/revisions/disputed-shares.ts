import { contestedShares, ownClaim, workLines } from '@counterpoint/domain/cases';
import type { Contestation, WorkDetails } from '@counterpoint/domain/schemas/works';
import { type Shares, totalOf } from '@counterpoint/domain/shares';
import * as text from '../../../messages/entries.generated.ts';
import { readPartyName } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { wrongFields } from '../../../platform/http/app-error.ts';
import type { DisputedLines } from '../../entry/entry-definition.ts';
import { readWork } from '../work-repository.ts';

/**
 * A member whom the revision removes claims the active revision's shares by default. Throws 422 for a claim that doesn't
 * differ from the revision.
 */
export async function disputedShares(
  { tx, act: { actor: viewer } }: { readonly tx: Tx; readonly act: Act },
  work: WorkDetails,
  { shares }: Contestation,
): Promise<DisputedLines> {
  const { partyId } = viewer;
  const isRemoved = work.removed.some(({ is_me }) => is_me);
  const shown = isRemoved ? await readWork(tx, { id: work.id, viewer }) : null;
  const claimed = shares ?? sharesOf(shown ?? work, partyId);
  const disputed = contestedShares(sharesOf(work, partyId), claimed);
  if (disputed.length === 0) throw wrongFields([{ path: 'shares.pr', message: text.enterDifferentShare() }]);
  const rights = disputed.map(({ right }) => right);
  const registeredLines = workLines(work, rights);
  const lost = shown && workLines(shown, rights).find(({ party_id }) => party_id === partyId);
  const line = { group: lost?.group ?? 'writer', role: lost?.role ?? 'CA' };
  const own = { ...line, party: { id: partyId, name: await readPartyName(tx, partyId) }, shares: claimed };
  const claimedLines = ownClaim(registeredLines, own);
  return {
    asked: { rights },
    scope: null,
    registeredLines,
    claimedLines,
    holds: disputed.map(({ right, share }) => ({ right, share, partyId, scope: null })),
  };
}

function sharesOf({ writers, publishers }: WorkDetails, partyId: string): Shares {
  const lines = [...writers, ...publishers].filter(({ party_id }) => party_id === partyId);
  return { pr: totalOf(lines, 'pr'), mr: totalOf(lines, 'mr'), sr: totalOf(lines, 'sr') };
}
