import type { NewMember } from '@counterpoint/domain/schemas/members';
import { refuseOtherClaims } from '../../parties/claims/claim-decisions.ts';
import { type Claimable, matchNumbers, type NumberMatches, openClaim } from '../../parties/claims/find-claimable.ts';
import { claimOnJoining } from '../../parties/identifiers/isni-decisions.ts';
import { partyChanged } from '../../parties/party-changes.ts';
import { haveSameName } from '../../parties/party-likeness.ts';
import { type InvitedParty, insertParty, lockInvitedParty, updateParty } from '../../parties/party-repository.ts';
import { partyNamesOf } from '../../parties/party-view.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { MemberServices } from '../member-services.ts';
import { insertMember } from './account-repository.ts';
import { dialledFromAbroad } from './phone-number.ts';

interface JoiningMember {
  readonly member: NewMember;
  readonly email: string;
  readonly accountId: string;
  readonly requestId: string;
}

export async function createMember(
  { now }: MemberServices,
  tx: Tx,
  { member, email, accountId, requestId }: JoiningMember,
): Promise<Pick<NumbersOfMember, 'refused' | 'claimable'>> {
  const memberId = newId();
  await insertMember(tx, accountId, { id: memberId, ...columnsOf(member) });
  const numbers = await findNumbers(tx, member, await lockInvitedParty(tx, email));
  const partyId = await assignParty(tx, { member, memberId, numbers });
  const actor = { accountId, memberId, partyId };
  const act = { actor, at: now(), requestId };
  await partyChanged(tx, act);
  if (numbers.isni) await claimOnJoining(tx, act, numbers.isni);
  const { takenOver, claimable, refused } = numbers;
  if (takenOver) await refuseOtherClaims(tx, partyId, act.at);
  if (claimable) await openClaim(tx, act, claimable);
  const claimed = claimable ? [claimable.basis] : [];
  const after = { ...member, takenOver: takenOver?.id ?? null, claimed, refused };
  await recordAudit(tx, { action: 'member.sign_up', actor, subjectId: memberId, after, requestId });
  return { claimable, refused };
}

function columnsOf(member: NewMember) {
  const { register_as, country, phone } = member;
  const everybody = { register_as, country, phone: dialledFromAbroad(phone) };
  if (member.register_as === 'corporate') {
    const { corporation_name, organisation_type, registration_number, contact_person } = member;
    return { ...everybody, corporation_name, organisation_type, registration_number, contact_person };
  }
  const { given_name, other_names, birth_date, nationality, roles } = member;
  return { ...everybody, given_name, other_names, birth_date, nationality, roles };
}

interface PartyOfMember {
  readonly member: NewMember;
  readonly memberId: string;
  readonly numbers: NumbersOfMember;
}

async function assignParty(tx: Tx, { member, memberId, numbers }: PartyOfMember): Promise<string> {
  const names = partyNamesOf(member);
  const stage_names = member.register_as === 'individual' ? member.stage_names : [];
  const { takenOver, ipi } = numbers;
  if (takenOver !== null) {
    await updateParty(tx, takenOver.id, {
      member_id: memberId,
      ipi_name_number: takenOver.ipi_name_number ?? ipi,
      ...(!haveSameName(names, takenOver) && names),
      ...(takenOver.isni !== null && { isni_status: 'assigned' }),
      // Without stage names, the party keeps those that others entered.
      ...(stage_names.length > 0 && { stage_names }),
    });
    return takenOver.id;
  }
  const id = newId();
  const party = { ...names, stage_names, ipi_name_number: ipi };
  await insertParty(tx, { id, member_id: memberId, ...party });
  return id;
}

interface NumbersOfMember {
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
  db: Database,
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
