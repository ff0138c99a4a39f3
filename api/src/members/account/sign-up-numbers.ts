import type { NewMember } from '@counterpoint/domain/schemas/members';
import { type Claimable, matchNumbers, type NumberMatches } from '../../parties/claims/find-claimable.ts';
import type { InvitedParty } from '../../parties/party-repository.ts';
import { haveSameName, partyNamesOf } from '../../parties/party-view.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface NumbersOfMember {
  /** The party that co-writers invited at the member's address. */
  readonly takenOver: InvitedParty | null;
  readonly claimable: Claimable | null;
  readonly ipi: string | null;
  /** Null if the party taken over or claimed already has it. */
  readonly isni: string | null;
  readonly refused: NumberMatches['refused'];
}

/** A mailed invitation makes a party the member's; a number alone never does. */
export async function findNumbers(
  db: Database | Tx,
  member: NewMember,
  invited: InvitedParty | null = null,
): Promise<NumbersOfMember> {
  const { ipi_name_number: ipi, isni_number: isni } = member;
  const takenOver = invited && isInvitee(member, invited) ? invited : null;
  const { kind } = partyNamesOf(member);
  const matches = await matchNumbers(db, { ipi_name_number: ipi, isni_number: isni, kind, own: takenOver });
  const { claimable, refused } = matches;
  const hasIpi = refused.includes('ipi_name_number') || claimable?.basis === 'ipi_name_number';
  const hasIsni = refused.includes('isni_number') || matches.isIsniKnown;
  return { takenOver, claimable, ipi: hasIpi ? null : ipi, isni: hasIsni ? null : isni, refused };
}

/** The answer to the invitation tells who they are better than the spelling of a name that another member typed. */
function isInvitee(member: NewMember, invited: InvitedParty): boolean {
  const names = partyNamesOf(member);
  const numbers = new Set([member.ipi_name_number, invited.ipi_name_number].filter((number) => number !== null));
  return names.kind === invited.kind && numbers.size < 2 && (invited.is_confirmed || haveSameName(names, invited));
}
