import { loadCommonPasswords, weaknessOf } from '@counterpoint/domain/passwords';
import type { PasswordChange } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type Actor, sessionEnded } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { forgetAttempts } from '../../platform/limits/attempts.ts';
import { type AccountAct, inMailTransaction, type MemberServices } from '../member-services.ts';
import { deletePendingSignIns } from '../second-factor/second-factor-repository.ts';
import type { Caller } from '../session/open-session.ts';
import { endSessions, type SessionSelector } from '../session/session-repository.ts';
import { resetBuckets } from '../session/sign-in-limits.ts';
import { lockAccount, withdrawLinks } from './account-link-repository.ts';
import { passwordChanged, queueAccountMail } from './account-mail.ts';
import { hasPasswordHash, type PasswordAccount, updateAccount } from './account-repository.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

interface Replacement {
  readonly account: PasswordAccount;
  readonly password: string;
  readonly endingSessions: SessionSelector;
  readonly trail: { readonly action: string; readonly actor: Actor | null; readonly requestId: string };
  allow(tx: Tx): Promise<void>;
  readonly caller: Pick<Caller, 'address' | 'device'>;
}

/** Also ends the sessions and withdraws the links, which an attacker may have requested. */
export async function replacePassword(context: MemberServices, replacement: Replacement): Promise<void> {
  const { db, now, passwords } = context;
  const { account, password, endingSessions, trail, caller } = replacement;
  const { accountId, email } = account;
  await loadCommonPasswords();
  const weakness = weaknessOf(password, [email, ...account.names]);
  if (weakness) throw wrongFields([{ path: 'password', message: weakness }]);
  const hash = await passwords.hash(password);
  await inMailTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    await replacement.allow(tx);
    await updateAccount(tx, accountId, { password_hash: hash });
    await withdrawLinks(tx, { accountId, at: now() });
    await deletePendingSignIns(tx, accountId);
    const ended_sessions = await endSessions(tx, accountId, endingSessions);
    await recordAudit(tx, { ...trail, subjectId: accountId, after: { ended_sessions } });
    await queueAccountMail(tx, email, passwordChanged);
  });
  // An owner who forgot the password has often used up the attempts to sign in.
  await forgetAttempts(db, ...resetBuckets({ ...caller, email }));
}

export async function changePassword(
  context: MemberServices,
  { actor, address, requestId }: AccountAct,
  { current_password, password }: PasswordChange,
): Promise<void> {
  const account = await verifyOwnPassword(context, {
    actor,
    password: current_password,
    field: 'current_password',
    address,
  });
  if (current_password === password) throw wrongFields([{ path: 'password', message: text.samePassword() }]);
  await replacePassword(context, {
    account,
    password,
    endingSessions: { allBut: actor.sessionId },
    trail: { action: 'password.change', actor, requestId },
    // A thief with the old password must not undo a reset.
    async allow(tx) {
      if (!(await hasPasswordHash(tx, account))) throw sessionEnded();
    },
    caller: { address, device: null },
  });
}
