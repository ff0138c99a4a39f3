import { loadCommonPasswords, weaknessOf } from '@counterpoint/domain/passwords';
import { newMember, type Signup } from '@counterpoint/domain/schemas/members';
import { currentLanguage } from '@counterpoint/messages';
import * as text from '../../messages/accounts.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import type { Services } from '../../platform/services.ts';
import { newToken } from '../../platform/tokens/token.ts';
import type { MemberServices } from '../member-services.ts';
import { writeToNewAddress, writeToOwner } from './account-mail.ts';
import { findAccount } from './account-repository.ts';
import { alreadyMember, confirmAddress } from './sign-up-mails.ts';
import { findNumbers } from './sign-up-member.ts';
import { insertSignUp } from './sign-up-repository.ts';

export const CONFIRMATION_MS = 48 * 3_600_000;

/**
 * A known address gets another mail and the caller the same response, so everything is validated and hashed first.
 * Returns an ID to have the mail sent again.
 */
export async function signUp(context: MemberServices, signup: Signup, address: string): Promise<string> {
  const { db, env, mail, now, passwords } = context;
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
  const { token, hash } = newToken();
  const [created_at, expires_at] = [now(), new Date(now().getTime() + CONFIRMATION_MS)];
  const waiting = {
    id: newId(),
    email: signup.email,
    language: currentLanguage(),
    password_hash,
    token_hash: hash,
    created_at,
    expires_at,
  };
  await inTransaction(db, async (tx) => {
    if (await findAccount(tx, { email: signup.email })) {
      await writeToOwner(tx, signup.email, { compose: (owner) => alreadyMember(owner, env.PUBLIC_URL), now: now() });
      return;
    }
    await insertSignUp(tx, { ...waiting, answers: newMember.parse(signup) });
    await writeToNewAddress(tx, confirmAddress(signup.email, env.PUBLIC_URL, token), { now: now() });
  });
  mail.wake();
  return waiting.id;
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
