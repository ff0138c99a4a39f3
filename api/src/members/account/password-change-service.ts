import type { PasswordChange } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import { sessionEnded } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import type { AccountAct, MemberServices } from '../member-services.ts';
import { hasPasswordHash } from './account-repository.ts';
import { replacePassword } from './replace-password.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

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
    address,
  });
}
