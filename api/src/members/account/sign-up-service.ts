import { loadCommonPasswords, weaknessOf } from '@counterpoint/domain/passwords';
import { newMember, type Signup } from '@counterpoint/domain/schemas/members';
import { currentLanguage } from '@counterpoint/messages';
import * as text from '../../messages/accounts.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import { type Message, portalAddress } from '../../platform/mail/messages.ts';
import type { Services } from '../../platform/services.ts';
import { newToken } from '../../platform/tokens/token.ts';
import type { MemberServices } from '../member-services.ts';
import { alreadyMember, confirmAddress, writeToNewAddress, writeToOwner } from './account-mail.ts';
import { findAccount } from './account-repository.ts';
import { findNumbers } from './sign-up-member.ts';
import { insertSignUp, type PendingSignUp } from './sign-up-repository.ts';

const CONFIRMATION_MS = 48 * 3_600_000;

/**
 * A known address gets another mail and the caller the same response, so everything is validated and hashed first.
 * Returns an ID to have the mail sent again.
 */
export async function signUp(context: MemberServices, signup: Signup, address: string): Promise<string> {
  const { db, mail, now, passwords } = context;
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
  await inTransaction(db, async (tx) => {
    if (await findAccount(tx, { email })) await writeToOwner(tx, email, { compose: alreadyMember, at });
    else await writeToNewAddress(tx, await storeSignUp(tx, waiting, { id, at }), at);
  });
  mail.wake();
  return id;
}

/** Returns the mail with the link that confirms it. */
export async function storeSignUp(
  tx: Tx,
  waiting: PendingSignUp,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<Message> {
  const { token, hash: token_hash } = newToken();
  await insertSignUp(tx, { ...waiting, id, token_hash, expires_at: new Date(at.getTime() + CONFIRMATION_MS) });
  return confirmAddress(waiting.email, portalAddress(tx), token);
}

function refuseWeakPassword(signup: Signup): void {
  const names =
    signup.register_as === 'corporate' ? [signup.corporation_name] : [signup.given_name, signup.other_names];
  const weakness = weaknessOf(signup.password, [signup.email, ...names]);
  if (weakness) throw wrongFields([{ path: 'password', message: weakness }]);
}

async function refuseNumbers({ db }: Pick<Services, 'db'>, signup: Signup): Promise<void> {
  const { refused } = await findNumbers(db, signup);
  if (refused.length === 0) return;
  const messages = { ipi_name_number: text.ipiOfAnother, isni_number: text.isniOfAnother };
  throw wrongFields(refused.map((path) => ({ path, message: messages[path]() })));
}
