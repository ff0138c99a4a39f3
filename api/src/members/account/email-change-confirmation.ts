import * as text from '../../messages/accounts.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksUnique, inTransaction } from '../../platform/db/transaction.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import type { MemberServices } from '../member-services.ts';
import { unknownLink, usableLink, usedLink } from './account-link.ts';
import { findLink, lockAccount, spendLink, withdrawLinks } from './account-link-repository.ts';
import { queueAccountMail } from './account-mail.ts';
import { createPasswordRepository, EMAIL_INDEX, setEmail } from './account-repository.ts';
import { addressChanged } from './email-change-mails.ts';

interface Followed {
  readonly token: string;
  readonly address: string;
  readonly requestId: string;
}

export async function confirmEmailChange(context: MemberServices, followed: Followed): Promise<{ email: string }> {
  const { db, now } = context;
  // A token can't be guessed; this only limits the load from one network.
  const limit = { bucket: ['email-confirmation'], most: 60, seconds: 3_600 };
  await recordAttempts(db, limitsOfNetwork(limit, followed.address), now());
  try {
    const email = await confirm(context, followed);
    context.mail.wake();
    return { email };
  } catch (error) {
    if (!breaksUnique(error, EMAIL_INDEX)) throw error;
    throw conflict('address_taken', text.addressTaken());
  }
}

async function confirm({ db, now }: Pick<Services, 'db' | 'now'>, { token, requestId }: Followed): Promise<string> {
  const found = await findLink(db, 'change_email', hashOfToken(token));
  const { id, account_id: accountId, new_email: email } = usableLink('change_email', found, now());
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await createPasswordRepository(tx).findById(accountId);
    if (!account || email === null) throw unknownLink('change_email');
    if (!(await spendLink(tx, id, now()))) throw usedLink('change_email');
    await setEmail(tx, accountId, email);
    // Links mailed to the previous address must stop working.
    await withdrawLinks(tx, { accountId, at: now() });
    await queueAccountMail(tx, email, () => addressChanged(account.email, email));
    const change = { before: { email: account.email }, after: { email } };
    await recordAudit(tx, { action: 'email.change', actor: null, subjectId: accountId, ...change, requestId });
    await publish(tx, { topic: 'profile', memberIds: account.memberIds });
    return email;
  });
}
