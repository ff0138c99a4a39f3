import { contestRespondents } from '@counterpoint/catalogue/contest';
import { contestedShares, ownClaim, workLines } from '@counterpoint/domain/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { Shares } from '@counterpoint/domain/shares';
import { mySharesIn } from './my-shares.ts';

/** Names the respondents of a contest. */
export function respondentsOf(work: WorkDetails, claimed: Shares): string[] {
  const parties = [...work.writers, ...work.publishers];
  const me = [...parties, ...work.removed].find(({ is_me }) => is_me);
  const rights = contestedShares(mySharesIn(work), claimed).map(({ right }) => right);
  const registeredLines = workLines(work, rights);
  const party = { id: me?.party_id ?? '', name: me?.name ?? '' };
  const claimedLines = ownClaim(registeredLines, { party, role: 'CA', shares: claimed });
  return contestRespondents(parties, { registeredLines, claimedLines });
}
