import {
  type NewMember,
  newMember,
  type SignupConfirmed,
  type SignupResend,
} from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import { IPI_INDEX } from '../../parties/party-repository.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { type FollowedLink, limitLinks } from '../../platform/limits/limit-links.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import type { MemberServices } from '../member-services.ts';
import { alreadyMember, queueAccountMail, welcome, writeToNewAddress, writeToOwner } from './account-mail.ts';
import { findAccount, insertAccount } from './account-repository.ts';
import { createMember } from './sign-up-member.ts';
import { closeSignUps, findOpenSignUp, hasOtherSignUps, lockSignUp } from './sign-up-repository.ts';
import { storeSignUp } from './sign-up-service.ts';

/** After expiry a link can be renewed for this long; then `housekeeping` deletes the sign-up. */
const RENEWABLE_MS = 7 * 24 * 3_600_000;

const LINKS = 'sign-up-link';
const MAILS = { max: 5, seconds: 3_600, message: text.tooManyMailsToAddress };

/** The first sign-up of an address wins. Numbers that another member got meanwhile are left out. */
export async function confirmSignUp(context: MemberServices, link: FollowedLink): Promise<SignupConfirmed> {
  await limitLinks(context, LINKS, link.address);
  try {
    return await confirm(context, link);
  } catch (error) {
    // Another member got the number between our check and the write. The second check finds it taken.
    if (breaksUnique(error, IPI_INDEX)) return confirm(context, link);
    throw error;
  }
}

async function confirm(context: MemberServices, { token, requestId }: FollowedLink): Promise<SignupConfirmed> {
  const { db, mail, now } = context;
  const confirmed = await inTransaction(db, async (tx) => {
    const waiting = await openSignUp(tx, token);
    if (waiting.expires_at <= now()) throw new AppError(410, 'link_expired', text.signUpLinkExpired());
    const { email, password_hash, language } = waiting;
    const member = newMember.parse(waiting.answers);
    const account = { id: newId(), email, name: personOf(member), password_hash, language };
    if (!(await insertAccount(tx, account))) throw linkUsed();
    const joining = { member, email, accountId: account.id, requestId };
    const { refused, claimable } = await createMember(context, tx, joining);
    const claimed = claimable?.basis ?? null;
    const isOneOfSeveral = await hasOtherSignUps(tx, waiting);
    await closeSignUps(tx, email, now());
    const joined = { leftOut: refused, claimed, isOneOfSeveral };
    await queueAccountMail(tx, email, (to, portal) => welcome(to, portal, joined));
    return { status: 'confirmed' as const, email, left_out: [...refused], claimed };
  });
  mail.wake();
  return confirmed;
}

function personOf(member: NewMember): string {
  return member.register_as === 'corporate' ? member.contact_person : `${member.given_name} ${member.other_names}`;
}

export async function renewSignUp(
  context: MemberServices,
  { token, address }: FollowedLink,
): Promise<{ email: string }> {
  const { db, mail, now } = context;
  await limitLinks(context, LINKS, address);
  await recordAttempt(db, { bucket: ['sign-up-renewal', token], ...MAILS }, now());
  const email = await inTransaction(db, async (tx) => {
    const { id: _, closed_at: __, ...waiting } = await openSignUp(tx, token);
    if (await findAccount(tx, { email: waiting.email })) throw linkUsed();
    if (waiting.expires_at.getTime() + RENEWABLE_MS <= now().getTime()) throw linkUnknown();
    await queueMail(tx, await storeSignUp(tx, waiting, { id: newId(), at: now() }));
    return waiting.email;
  });
  mail.wake();
  return { email };
}

interface Resend extends SignupResend {
  readonly address: string;
}

/** Like a sign-up, doesn't reveal whether the address has an account. */
export async function resendSignUp(context: MemberServices, { id, email, address }: Resend): Promise<void> {
  const { db, mail } = context;
  const at = context.now();
  await limitLinks(context, LINKS, address);
  await recordAttempt(db, { bucket: ['sign-up-resend', id], ...MAILS }, at);
  await inTransaction(db, async (tx) => {
    if (await findAccount(tx, { email })) return writeToOwner(tx, email, { compose: alreadyMember, at });
    const waiting = await findOpenSignUp(tx, { id, email });
    if (waiting) await writeToNewAddress(tx, await storeSignUp(tx, waiting, { id: newId(), at }), at);
  });
  mail.wake();
}

async function openSignUp(tx: Tx, token: string) {
  const waiting = await lockSignUp(tx, hashOfToken(token));
  if (!waiting) throw linkUnknown();
  if (waiting.closed_at) throw linkUsed();
  return waiting;
}

function linkUnknown(): AppError {
  return new AppError(404, 'link_unknown', text.signUpLinkUnknown());
}

function linkUsed(): AppError {
  return new AppError(410, 'link_used', text.signUpLinkUsed());
}
