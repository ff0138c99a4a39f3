import * as text from '../../messages/second-factor.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { formatInstant } from '../../platform/time/format.ts';
import { button, type Letter, queueAccountMail } from '../account/account-mail.ts';
import type { SignInAccount } from '../account/account-repository.ts';
import type { MemberServices } from '../member-services.ts';
import { deviceOf } from './device.ts';
import { accountsOfDevice, hasKnownDevice, rememberDevice } from './known-devices.ts';
import { type OpenedSession, startSession } from './session-service.ts';

export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
  readonly device: string | null;
}

export type SignedIn = OpenedSession & Pick<SignInAccount, 'language'> & { readonly device: string };

/** The last step of every way to sign in. Wake the mail worker afterwards. */
export async function openSession(
  context: MemberServices,
  tx: Tx,
  { account, caller }: { account: SignInAccount; caller: Caller },
): Promise<SignedIn> {
  const { accountId, email, language } = account;
  const { userAgent } = caller;
  const at = context.now();
  const known = caller.device === null ? [] : await accountsOfDevice(tx, caller.device);
  // Not for the first sign-in of all, which is the owner's own.
  if (!known.includes(email) && (await hasKnownDevice(tx, accountId)))
    await queueAccountMail(tx, email, () => newDevice(formatInstant(at, context.env.SOCIETY_TIME_ZONE), userAgent));
  const device = await rememberDevice(tx, { accountId, device: caller.device, at });
  await recordAudit(tx, { action: 'session.open', actor: account, subjectId: accountId });
  return { ...(await startSession(context, tx, { ...account, userAgent })), language, device };
}

function newDevice(time: string, userAgent: string | null): Letter {
  const { browser, system } = deviceOf(userAgent);
  const device = browser && system ? text.device({ browser, system }) : (browser ?? system ?? text.unknownDevice());
  const change = button(text.newDeviceAction(), '/password-change');
  return [text.newDeviceSubject(), text.newDevice({ time, device }), text.newDeviceNotYou(), change];
}
