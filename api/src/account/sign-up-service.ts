import type { Signup } from '@counterpoint/domain/schemas';
import type { ApiContext } from '../api-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { partyChanged } from '../composers/party-changes.ts';
import { newId } from '../db/new-id.ts';
import { breaksUnique, inTransaction, type Tx } from '../db/transaction.ts';
import { type AppError, wrongFields } from '../http/app-error.ts';
import { takeAttempt } from '../limits/attempts.ts';
import { networkOf } from '../limits/network-of.ts';
import { queueMail } from '../mail/mail-repository.ts';
import { alreadyMember, welcome } from '../mail/messages.ts';
import { createAccountRepository } from './account-repository.ts';
import { haveSameName, partyNamesOf } from './party-name.ts';
import { createPartyRepository, IPI_INDEX } from './party-repository.ts';
import { weaknessOf } from './password-rules.ts';

interface SignUpRequest {
  readonly signup: Signup;
  readonly address: string;
  readonly requestId: string;
}

/**
 * Makes account, member, membership and party; an address that has an account gets a mail instead, and the caller the
 * same answer. All that may be refused is checked before the address is looked at, and the password is hashed either way.
 */
export async function signUp(context: ApiContext, { signup, address, requestId }: SignUpRequest): Promise<void> {
  const { db, env, mail, now, passwords } = context;
  const bucket = ['sign-up', networkOf(address)];
  const message = 'There were too many sign-ups from your network.';
  await takeAttempt(db, { bucket, most: 20, seconds: 3_600, message }, now());
  refuseWeakPassword(signup);
  const takenOver = await partyToTakeOver(context, signup);
  const accountId = newId();
  const password_hash = await passwords.hash(signup.password);
  try {
    await inTransaction(db, async (tx) => {
      const isNew = await createAccountRepository(db).insert(tx, { id: accountId, email: signup.email, password_hash });
      await queueMail(tx, (isNew ? welcome : alreadyMember)(signup.email, env.PUBLIC_URL));
      if (isNew) await makeMember(context, tx, { signup, accountId, takenOver, requestId });
    });
  } catch (error) {
    throw breaksUnique(error, IPI_INDEX) ? ipiOfAnother() : error;
  }
  mail.wake();
}

function refuseWeakPassword(signup: Signup): void {
  const names =
    signup.register_as === 'corporate' ? [signup.corporation_name] : [signup.given_name, signup.other_names];
  const weakness = weaknessOf(signup.password, [signup.email, ...names]);
  if (weakness) throw wrongFields([{ path: 'password', message: weakness }]);
}

/**
 * Others may have named the new member in their works already. That party becomes the member's own if its name is
 * theirs; with another name, or with a member, the number is refused and the society looks into it.
 */
async function partyToTakeOver({ db }: ApiContext, signup: Signup): Promise<string | null> {
  if (!signup.ipi_name_number) return null;
  const party = await createPartyRepository(db).findByIpi(signup.ipi_name_number);
  if (!party) return null;
  if (party.member_id || !haveSameName(party, partyNamesOf(signup))) throw ipiOfAnother();
  return party.id;
}

function ipiOfAnother(): AppError {
  return wrongFields([
    {
      path: 'ipi_name_number',
      message:
        'This IPI name number stands for another name or member here. Leave it empty, and tell us after joining.',
    },
  ]);
}

interface NewMember {
  readonly signup: Signup;
  readonly accountId: string;
  readonly takenOver: string | null;
  readonly requestId: string;
}

async function makeMember({ db, now }: ApiContext, tx: Tx, { signup, accountId, takenOver, requestId }: NewMember) {
  const parties = createPartyRepository(db);
  const memberId = newId();
  const { register_as, ipi_name_number } = signup;
  const names =
    register_as === 'corporate'
      ? { corporation_name: signup.corporation_name, organisation_type: signup.organisation_type }
      : { given_name: signup.given_name, other_names: signup.other_names };
  await createAccountRepository(db).insertMember(tx, accountId, { id: memberId, register_as, ...names });
  const partyId = takenOver ?? newId();
  if (takenOver) {
    if (!(await parties.giveTo(tx, takenOver, memberId))) throw ipiOfAnother();
  } else await parties.insert(tx, { id: partyId, member_id: memberId, ipi_name_number, ...partyNamesOf(signup) });
  await partyChanged(tx, { actor: { accountId, memberId, partyId }, at: now(), requestId });
  await recordAudit(tx, {
    action: 'member.sign_up',
    actor: { accountId, memberId },
    subjectId: memberId,
    after: { register_as, ...names, ipi_name_number, takenOver },
    requestId,
  });
}
