import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { RIGHTS, type Shares } from '../shares/index.ts';
import { shareOf } from './case-shares.ts';
import { completeClaim } from './complete-claim.ts';

export interface OwnClaim {
  readonly party: { readonly id: string; readonly name: string };
  readonly role: string;
  readonly shares: Shares;
}

/**
 * Returns every line of a work as claimed by a party who only states their own total. Their first line takes what the
 * others leave of it; the rest give way in proportion.
 */
export function ownClaim(registered: readonly CaseLine[], { party, role, shares }: OwnClaim): CaseLine[] {
  const rights = RIGHTS.filter((right) => registered.some((line) => line.shares[right] !== undefined));
  const own = registered.filter(({ party_id }) => party_id === party.id);
  const [first = newLine(party, role), ...others] = own;
  const rest = Object.fromEntries(
    rights.map((right) => {
      const elsewhere = others.reduce((sum, line) => sum + shareOf(line, right), 0);
      return [right, Math.max(0, shares[right] - elsewhere)];
    }),
  );
  const claimed = own.map((line) => (line === first ? { ...line, shares: rest } : line));
  return completeClaim(registered, claimed.length > 0 ? claimed : [{ ...first, shares: rest }]);
}

function newLine({ id, name }: OwnClaim['party'], role: string): CaseLine {
  return { key: `writer:${id}:${role}`, group: 'writer', party_id: id, name, role, shares: {} };
}
