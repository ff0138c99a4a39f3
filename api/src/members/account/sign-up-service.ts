import { loadCommonPasswords, weaknessOf } from '@counterpoint/domain/passwords';
import {
  type NewMember,
  newMember,
  type Signup,
  type SignupConfirmed,
  type SignupResend,
} from '@counterpoint/domain/schemas/members';
import { currentLanguage } from '@counterpoint/messages';
import * as text from '../../messages/accounts.generated.ts';
import { IPI_INDEX } from '../../parties/party-repository.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, type Tx } from '../../platform/db/transaction.ts';
import { AppError, wrongFields } from '../../platform/http/app-error.ts';
import { recordAttempt, recordAttempts } from '../../platform/limits/attempts.ts';
import { type FollowedLink, limitLinks } from '../../platform/limits/limit-links.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import { inMailTransaction, type MemberServices } from '../member-services.ts';
import {
  alreadyMember,
  type Compose,
  confirmAddress,
  queueAccountMail,
  welcome,
  writeToNewAddress,
  writeToOwner,
} from './account-mail.ts';
import { findAccount, insertAccount } from './account-repository.ts';
import { createMember, findNumbers } from './sign-up-member.ts';
import {
  closeSignUps,
  findOpenSignUp,
  hasOtherSignUps,
  insertSignUp,
  lockSignUp,
  type PendingSignUp,
} from './sign-up-repository.ts';

const CONFIRMATION_MS = 48 * 3_600_000;

/**
 * A known address gets another mail and the caller the same response, so everything is validated and hashed first.
 * Returns an ID to have the mail sent again.
 */
export async function signUp(context: MemberServices, signup: Signup, address: string): Promise<string> {
  const { db, now, passwords } = context;
  const joining = { bucket: ['sign-up'], max: 20, seconds: 3_600, message: text.tooManySignUps };
  await recordAttempts(db, limitsOfNetwork(joining, address), now());
  await loadCommonPasswords();
  refuseWeakPassword(signup);
  await refuseNumbers(context, signup);
  // Only counts attempts that send mail, so that trying several passwords doesn't lock anyone out; and per network, so
  // that nobody can keep another person from joining.
  const sending = { ...joining, bucket: ['sign-up', signup.email], max: 5, message: text.tooManySignUpsWithAddress };
  await recordAttempts(db, limitsOfNetwork(sending, address), now());
  const password_hash = await passwords.hash(signup.password);
  const { email } = signup;
  const [id, at] = [newId(), now()];
  const answers = newMember.parse(signup);
  const waiting = { email, language: currentLanguage(), password_hash, answers, created_at: at };
  await inMailTransaction(context, async (tx) => {
    if (await findAccount(tx, { email })) await writeToOwner(tx, email, { compose: alreadyMember, at });
    else await writeToNewAddress(tx, email, { compose: await storeSignUp(tx, waiting, { id, at }), at });
  });
  return id;
}

/** Returns the mail with the link that confirms it. */
async function storeSignUp(
  tx: Tx,
  waiting: PendingSignUp,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<Compose> {
  const { token, hash: token_hash } = newToken();
  await insertSignUp(tx, { ...waiting, id, token_hash, expires_at: new Date(at.getTime() + CONFIRMATION_MS) });
  return () => confirmAddress(token);
}

function refuseWeakPassword(signup: Signup): void {
  const names =
    signup.register_as === 'corporate' ? [signup.corporation_name] : [signup.given_name, signup.other_names];
  const weakness = weaknessOf(signup.password, [signup.email, ...names]);
  if (weakness) throw wrongFields([{ path: 'password', message: weakness }]);
}

async function refuseNumbers({ db }: MemberServices, signup: Signup): Promise<void> {
  const { refused } = await findNumbers(db, signup);
  if (refused.length === 0) return;
  const messages = { ipi_name_number: text.ipiOfAnother, isni_number: text.isniOfAnother };
  throw wrongFields(refused.map((path) => ({ path, message: messages[path]() })));
}

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
  const { now } = context;
  return inMailTransaction(context, async (tx) => {
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
    await queueAccountMail(tx, email, () => welcome(joined));
    return { status: 'confirmed' as const, email, left_out: [...refused], claimed };
  });
}

function personOf(member: NewMember): string {
  return member.register_as === 'corporate' ? member.contact_person : `${member.given_name} ${member.other_names}`;
}

export async function renewSignUp(
  context: MemberServices,
  { token, address }: FollowedLink,
): Promise<{ email: string }> {
  const { db, now } = context;
  await limitLinks(context, LINKS, address);
  await recordAttempt(db, { bucket: ['sign-up-renewal', token], ...MAILS }, now());
  return inMailTransaction(context, async (tx) => {
    const { id: _, closed_at: __, ...waiting } = await openSignUp(tx, token);
    if (await findAccount(tx, { email: waiting.email })) throw linkUsed();
    if (waiting.expires_at.getTime() + RENEWABLE_MS <= now().getTime()) throw linkUnknown();
    await queueAccountMail(tx, waiting.email, await storeSignUp(tx, waiting, { id: newId(), at: now() }));
    return { email: waiting.email };
  });
}

interface Resend extends SignupResend {
  readonly address: string;
}

/** Like a sign-up, doesn't reveal whether the address has an account. */
export async function resendSignUp(context: MemberServices, { id, email, address }: Resend): Promise<void> {
  const at = context.now();
  await limitLinks(context, LINKS, address);
  await recordAttempt(context.db, { bucket: ['sign-up-resend', id], ...MAILS }, at);
  await inMailTransaction(context, async (tx) => {
    if (await findAccount(tx, { email })) return writeToOwner(tx, email, { compose: alreadyMember, at });
    const waiting = await findOpenSignUp(tx, { id, email });
    if (waiting)
      await writeToNewAddress(tx, email, { compose: await storeSignUp(tx, waiting, { id: newId(), at }), at });
  });
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
