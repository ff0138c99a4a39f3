import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, type PartyClaimState } from '@counterpoint/domain/schemas/parties';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/party-claims.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound, wrongFields } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import { readParty } from '../composers/composer-repository.ts';
import { findPartyIdOfMember, lockParty } from '../party-repository.ts';
import { nameOf } from '../party-view.ts';
import { mergeParties, unmergeParties } from './merge-parties.ts';
import {
  findClaim,
  listOpenClaimsOf,
  lockClaim,
  type NamedClaim,
  reopenClaims,
  type StoredClaim,
  updateClaim,
} from './party-claim-repository.ts';
import { lockMemberOf } from './party-merge-repository.ts';

export interface ClaimDecision {
  readonly id: string;
  /** Null if a mailed code decided. */
  readonly staff: string | null;
  readonly at: Date;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'party_claim.decided': { readonly claim: NamedClaim; readonly at: Date };
  }
}

export async function acceptClaim(tx: Tx, { id, staff, at }: ClaimDecision): Promise<void> {
  const claim = await lockOpenClaim(tx, id);
  await mergeParties(tx, claim, at);
  await decide(tx, claim, { state: 'accepted', decided_at: at, decided_by: staff });
  await refuseOtherClaims(tx, claim.party_id, at);
}

export async function refuseClaim(tx: Tx, { id, staff, at }: ClaimDecision, reason: string): Promise<void> {
  const claim = await lockOpenClaim(tx, id);
  await decide(tx, claim, { state: 'refused', decided_at: at, decided_by: staff, reason });
}

export async function undoClaim(tx: Tx, { id, staff, at }: ClaimDecision): Promise<void> {
  const claim = await lockWithParties(tx, id);
  if (claim.state !== 'accepted') throw conflict('not_merged', text.notMerged());
  const mergedAt = await unmergeParties(tx, claim, at);
  await decide(tx, claim, { state: 'undone', decided_at: at, decided_by: staff });
  await reopenClaims(tx, claim.party_id, mergedAt);
}

/** Once the party has a member, nobody else can become it. */
export async function refuseOtherClaims(tx: Tx, partyId: string, at: Date): Promise<void> {
  for (const other of await listOpenClaimsOf(tx, partyId))
    await decide(tx, other, { state: 'refused', decided_at: at, decided_by: null });
}

async function lockOpenClaim(tx: Tx, id: string): Promise<StoredClaim> {
  const claim = await lockWithParties(tx, id);
  if (claim.state !== 'open') throw conflict('claim_closed', text.claimClosed());
  return claim;
}

/** Locks in the order of a saved profile: member, parties, claim. */
async function lockWithParties(tx: Tx, id: string): Promise<StoredClaim> {
  const found = await findClaim(tx, id);
  if (!found) throw notFound(notFoundText.claim());
  await lockMemberOf(tx, found.member_id);
  const own = await findPartyIdOfMember(tx, found.member_id);
  for (const partyId of [own, found.party_id].sort()) await lockParty(tx, partyId);
  const claim = await lockClaim(tx, id);
  if (!claim) throw notFound(notFoundText.claim());
  return claim;
}

interface ClaimOutcome {
  readonly state: PartyClaimState;
  readonly decided_at: Date;
  readonly decided_by: string | null;
  readonly reason?: string;
}

async function decide(tx: Tx, { id }: StoredClaim, change: ClaimOutcome): Promise<void> {
  await updateClaim(tx, id, { ...change, code_hash: null, code_expires_at: null });
  const claim = await findClaim(tx, id);
  if (claim) await publishEvent(tx, 'party_claim.decided', { claim, at: change.decided_at });
}

type Context = Pick<Services, 'db' | 'mail'>;

const CODE_MS = 3_600_000;
const MAX_ATTEMPTS = 5;
const DAY_SECONDS = 86_400;

/** Mails a new code to the contact on file. It replaces the earlier one. */
export async function mailCode({ db, mail }: Context, act: Act, id: string): Promise<void> {
  const { memberId, partyId } = act.actor;
  const claim = await findClaim(db, id);
  if (claim?.member_id !== memberId) throw notFound(notFoundText.claim());
  if (claim.contact_email === null) throw conflict('no_contact', text.noContact());
  const message = text.tooManyCodes;
  await recordAttempt(db, { bucket: ['party-claim-code', memberId], max: 3, seconds: 3_600, message }, act.at);
  const toContact = ['party-claim-contact', claim.contact_email];
  await recordAttempt(db, { bucket: toContact, max: 5, seconds: DAY_SECONDS, message }, act.at);
  await inTransaction(db, async (tx) => {
    const { party_id } = await lockOwn(tx, id, memberId);
    const code = newCode();
    const code_expires_at = new Date(act.at.getTime() + CODE_MS);
    await updateClaim(tx, id, { code_hash: hashOf(id, code), code_expires_at, code_tries: 0 });
    const [party, member] = [await readParty(tx, party_id), await readParty(tx, partyId)];
    const names = { member: nameOf(member), party: nameOf(party) };
    // Read under the lock: staff may have changed the contact.
    if (party.contact_email === null) throw conflict('no_contact', text.noContact());
    await queueMail(tx, codeMail(party.contact_email, code, names));
    await recordAudit(tx, { action: 'party_claim.mail_code', actor: act.actor, subjectId: id });
  });
  mail.wake();
}

/** Counts the try before comparing, in a transaction of its own, so that a failure can't undo it. */
export async function confirmByCode({ db, mail }: Context, act: Act, { id, code }: { id: string; code: string }) {
  const { actor, at, requestId } = act;
  const isRight = await inTransaction(db, async (tx) => {
    const claim = await lockOwn(tx, id, actor.memberId);
    const { code_hash, code_expires_at, code_tries } = claim;
    if (!code_hash || !code_expires_at || code_expires_at <= at || code_tries >= MAX_ATTEMPTS) return false;
    await updateClaim(tx, id, { code_tries: code_tries + 1 });
    return timingSafeEqual(code_hash, hashOf(id, code));
  });
  if (!isRight) throw wrongFields([{ path: 'code', message: text.wrongCode() }]);
  try {
    await inTransaction(db, async (tx) => {
      await acceptClaim(tx, { id, staff: null, at });
      await recordAudit(tx, { action: 'party_claim.confirm', actor, subjectId: id, requestId });
    });
  } catch (error) {
    // The reason may name works that the member has no access to yet.
    if (error instanceof AppError && error.code !== 'claim_closed') throw conflict('needs_staff', text.needsStaff());
    throw error;
  }
  mail.wake();
}

export async function withdrawClaim(tx: Tx, { actor, at }: Act, id: string): Promise<void> {
  await lockOwn(tx, id, actor.memberId);
  await updateClaim(tx, id, { state: 'withdrawn', decided_at: at, code_hash: null, code_expires_at: null });
  await recordAudit(tx, { action: 'party_claim.withdraw', actor, subjectId: id });
}

async function lockOwn(tx: Tx, id: string, memberId: string): Promise<StoredClaim> {
  const claim = await lockClaim(tx, id);
  if (claim?.member_id !== memberId) throw notFound(notFoundText.claim());
  if (claim.state !== 'open') throw conflict('claim_closed', text.claimClosed());
  return claim;
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

function hashOf(claimId: string, code: string): Buffer {
  return hashOfToken(`${claimId} ${code}`);
}

function codeMail(recipient: string, code: string, names: { readonly member: string; readonly party: string }) {
  return letter(
    recipient,
    text.codeSubject(),
    text.codeAsked(names),
    text.codeIs({ code: `${code.slice(0, 4)}-${code.slice(4)}` }),
    { type: 'note', text: text.codeLifetime() },
    { type: 'note', text: text.codeIgnore() },
  );
}
