import { differencesOf, ownClaim, workLines } from '@counterpoint/domain/cases';
import type { Contestation, WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right, type Shares, totalOf } from '@counterpoint/domain/shares';
import { readParties } from '../../../parties/named-party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DisputedLines } from '../../entry/entry-definition.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { readSubmitter } from '../../entry/entry-repository.ts';
import type { Viewer } from '../../entry/entry-views.ts';
import { readWork } from '../work-repository.ts';

/** A member whom the revision removes claims the active revision's shares by default. */
export async function disputedShares(
  { tx, viewer }: { readonly tx: Tx; readonly viewer: Viewer },
  work: WorkDetails,
  { shares: claimed }: Contestation,
): Promise<DisputedLines> {
  const { partyId } = viewer;
  const isRemoved = work.removed.some(({ is_me }) => is_me);
  const shown = isRemoved ? await readWork(tx, { id: work.id, viewer }) : null;
  const [current, before] = [sharesOf(work, partyId), shown && sharesOf(shown, partyId)];
  const disputed = differingRights(current, claimed ?? before);
  const rights = disputed.map(({ right }) => right);
  const registeredLines = workLines(work, rights);
  const [party] = await readParties(tx, [partyId]);
  const role = shown?.writers.find(({ is_me }) => is_me)?.role ?? 'CA';
  const own = { party: { id: partyId, name: party ? nameOf(party) : '' }, role, shares: claimed ?? before ?? current };
  const claimedLines = ownClaim(registeredLines, own);
  const losing = differencesOf(registeredLines, claimedLines).flatMap(({ line }) => line.party_id ?? []);
  const members = (await readParties(tx, losing)).flatMap(({ id, member_id }) => (member_id === null ? [] : [id]));
  const submitter = await readSubmitter(tx, WORKS, work.id);
  const respondents = new Set([...(submitter ? [submitter.partyId] : []), ...members]);
  respondents.delete(partyId);
  return {
    asked: { rights },
    scope: null,
    registeredLines,
    claimedLines,
    respondents: [...respondents],
    holds: disputed.map(({ right, share }) => ({ right, share, partyId, scope: null })),
  };
}

/** Without claimed figures, everything the revision gives them is disputed. */
function differingRights(current: Shares, claimed: Shares | null): { right: Right; share: number }[] {
  const given = RIGHTS.filter((right) => current[right] > 0).map((right) => ({ right, share: current[right] }));
  if (claimed === null) return given;
  const differing = RIGHTS.filter((right) => current[right] !== claimed[right]);
  if (differing.length === 0) return given;
  return differing.map((right) => ({ right, share: Math.abs(claimed[right] - current[right]) }));
}

function sharesOf({ writers, publishers }: WorkDetails, partyId: string): Shares {
  const lines = [...writers, ...publishers].filter(({ party_id }) => party_id === partyId);
  return { pr: totalOf(lines, 'pr'), mr: totalOf(lines, 'mr'), sr: totalOf(lines, 'sr') };
}
