import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { RIGHTS, type Right, type Shares } from '../shares/index.ts';
import { inProportion, shareOf, withShare } from './case-shares.ts';
import { completeClaim } from './complete-claim.ts';
import { keyOfNewLine } from './registered-lines.ts';

export interface OwnClaim {
  readonly party: { readonly id: string; readonly name: string };
  /** The group of the party's line, if the work has none of theirs. */
  readonly group?: CaseLine['group'];
  readonly role: string;
  readonly shares: Shares;
}

/**
 * Returns every line of a work as claimed by a party who only states their own total. Their first line takes what the
 * others leave of it. Unnamed lines give way first; the rest comes from all other lines in proportion.
 */
export function ownClaim(registered: readonly CaseLine[], { shares, ...claim }: OwnClaim): CaseLine[] {
  const { party } = claim;
  const rights = RIGHTS.filter((right) => registered.some((line) => line.shares[right] !== undefined));
  const own = registered.filter(({ party_id }) => party_id === party.id);
  const [first = newLine(claim), ...others] = own;
  const rest = Object.fromEntries(
    rights.map((right) => {
      const elsewhere = others.reduce((sum, line) => sum + shareOf(line, right), 0);
      return [right, Math.max(0, shares[right] - elsewhere)];
    }),
  );
  const claimed = { ...first, shares: rest };
  const withOwn = own.length > 0 ? registered : [...registered, first];
  const base = rights.reduce((lines, right) => assignUnnamedShare(lines, right, claimed), withOwn);
  return completeClaim(base, [claimed, ...others]);
}

/** Moves the unnamed lines' share of a right to the claimant's line, up to what they claim. */
function assignUnnamedShare(lines: readonly CaseLine[], right: Right, claimed: CaseLine): readonly CaseLine[] {
  const current = shareOf(
    lines.find(({ key }) => key === claimed.key),
    right,
  );
  const unnamed = lines.map((line) => (line.party_id === null ? shareOf(line, right) : 0));
  const available = unnamed.reduce((sum, share) => sum + share, 0);
  const assigned = Math.min(Math.max(0, shareOf(claimed, right) - current), available);
  const parts = inProportion(assigned, unnamed);
  return lines.map((line, index) => {
    if (line.key === claimed.key) return withShare(line, right, current + assigned);
    const part = parts[index] ?? 0;
    return part === 0 ? line : withShare(line, right, shareOf(line, right) - part);
  });
}

function newLine({ party: { id, name }, group = 'writer', role }: Omit<OwnClaim, 'shares'>): CaseLine {
  const line = { group, party_id: id, name, role };
  return { ...line, key: keyOfNewLine(line), shares: {} };
}
