import { MAIL_GROUPS, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { scheduleMail } from './collect-mail.ts';
import { dueAt } from './digest-times.ts';
import { readPreferences, takeWaitingInGroup, writePreferences } from './mail-repository.ts';

interface Choice {
  readonly accountId: string;
  /** Null where a link in a mail was used without a session. */
  readonly actor: { readonly accountId: string; readonly memberId: string } | null;
  readonly at: Date;
  readonly requestId?: string;
}

/** Also applies the choice to mail that isn't sent yet. */
export async function choosePreferences(tx: Tx, choice: Choice, preferences: MailPreferences): Promise<void> {
  const { accountId, actor, at, requestId } = choice;
  const before = await readPreferences(tx, accountId);
  await writePreferences(tx, accountId, preferences);
  for (const group of MAIL_GROUPS) {
    const timing = preferences[group];
    if (timing === before[group]) continue;
    const waiting = await takeWaitingInGroup(tx, accountId, group);
    if (timing === 'never') continue;
    const due_at = dueAt(timing, at, calendarOf(tx));
    await scheduleMail(
      tx,
      waiting.map((row) => ({ ...row, timing, due_at })),
    );
  }
  await recordAudit(tx, {
    action: 'account.choose_mail',
    actor,
    subjectId: accountId,
    before,
    after: preferences,
    requestId,
  });
}
