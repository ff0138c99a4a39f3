import { MAIL_GROUPS, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { scheduleMail } from './collect-mail.ts';
import { dueAt } from './digest-times.ts';
import { readPreferences, takeWaitingInGroup, writePreferences } from './mail-repository.ts';

interface Choice {
  readonly accountId: string;
  readonly preferences: MailPreferences;
}

/** Also applies the choice to mail that isn't sent yet. Nobody acts where a link in a mail was used without a session. */
export async function choosePreferences(
  tx: Tx,
  { actor, at, requestId }: AnyAct,
  { accountId, preferences }: Choice,
): Promise<void> {
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
  const change = { subjectId: accountId, before, after: preferences };
  await recordAudit(tx, { action: 'account.choose_mail', actor, ...change, requestId });
}
