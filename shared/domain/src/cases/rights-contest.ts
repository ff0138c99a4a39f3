import { contestedRights, type RightsSegment, toRightsLine } from '../recording-rights/index.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { completeClaim } from './complete-claim.ts';
import { type HolderOnLine, holdersWithin } from './registered-lines.ts';

export type OwnRight = Omit<HolderOnLine, 'party_id' | 'name'>;

interface Contest {
  readonly party: { readonly id: string; readonly name: string };
  /** The member's rights in the contested revision. */
  readonly given: readonly OwnRight[];
  readonly claimed: readonly OwnRight[];
}

interface ContestedRights {
  /** Scope in which the claim differs; empty if it doesn't. */
  readonly scope: readonly RightsSegment[];
  readonly registeredLines: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
}

/**
 * Returns what a member contests in the rights of a recording. A case decides one share per party, so the largest
 * claimed counts for all that is contested.
 */
export function contestRights(rights: readonly HolderOnLine[], { party, given, claimed }: Contest): ContestedRights {
  const scope = contestedRights(given.map(toRightsLine), claimed.map(toRightsLine));
  const registeredLines = holdersWithin(rights, scope);
  const mine = claimed.map((line) => ({ ...line, party_id: party.id, name: party.name }));
  const own = holdersWithin(mine, scope);
  const claimedLines = completeClaim(registeredLines, own.length > 0 ? own : withoutShare(registeredLines, party.id));
  return { scope, registeredLines, claimedLines };
}

function withoutShare(lines: readonly CaseLine[], partyId: string): CaseLine[] {
  return lines.filter(({ party_id }) => party_id === partyId).map((line) => ({ ...line, shares: { recording: 0 } }));
}
