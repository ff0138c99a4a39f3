import type { CaseLine } from '../schemas/cases/case-lines.ts';
import type { WriterLine } from '../schemas/works/work-lines.ts';
import { RIGHTS, type Right, type Shares, totalOf } from '../shares/index.ts';
import { type OwnClaim, ownClaim } from './own-claim.ts';
import { type WorkLines, workLines } from './registered-lines.ts';

interface OwnableLine {
  readonly is_me: boolean;
  readonly shares: Shares;
}

interface ClaimedWork extends WorkLines {
  /** Whether the claimant submitted the work. */
  readonly is_mine: boolean;
  readonly writers: readonly (WorkLines['writers'][number] & OwnableLine)[];
  readonly publishers: readonly (WorkLines['publishers'][number] & OwnableLine)[];
}

export type ClaimOutcome =
  /** The claimant's lines already give them as much or more: `shares`, which they confirm. */
  | { readonly state: 'confirmed'; readonly shares: Shares }
  /** The submitter decides whether the unnamed writer's line is the claimant's. */
  | { readonly state: 'requested' }
  | {
      readonly state: 'disputed';
      readonly rights: readonly Right[];
      readonly registeredLines: readonly CaseLine[];
      readonly claimedLines: readonly CaseLine[];
    };

/** Returns what happens if a member claims these shares of an active work. */
export function claimOutcome(work: ClaimedWork, claim: OwnClaim): ClaimOutcome {
  const mine = [...work.writers, ...work.publishers].filter(({ is_me }) => is_me);
  const shares = { pr: totalOf(mine, 'pr'), mr: totalOf(mine, 'mr'), sr: totalOf(mine, 'sr') };
  const rights = RIGHTS.filter((right) => claim.shares[right] > shares[right]);
  if (mine.length > 0 && rights.length === 0) return { state: 'confirmed', shares };
  if (mine.length === 0 && !work.is_mine && unnamedLineFor(work, claim.shares) !== -1) return { state: 'requested' };
  const registeredLines = workLines(work, rights);
  return { state: 'disputed', rights, registeredLines, claimedLines: ownClaim(registeredLines, claim) };
}

interface UnnamedLine extends Pick<WorkLines['writers'][number], 'party_id' | 'shares'> {
  readonly public_domain?: WriterLine['public_domain'];
}

/**
 * Returns the index of the unnamed writer's line, or -1 if none has room for the claim. Takes one in the public domain
 * only if no other has.
 */
export function unnamedLineFor({ writers }: { readonly writers: readonly UnnamedLine[] }, claimed: Shares): number {
  const hasRoom = ({ party_id, shares }: UnnamedLine) =>
    party_id === null && RIGHTS.every((right) => shares[right] >= claimed[right]);
  const protectedLine = writers.findIndex((line) => line.public_domain !== 'Y' && hasRoom(line));
  return protectedLine === -1 ? writers.findIndex(hasRoom) : protectedLine;
}
