import type { MemberAccount } from '../../members/account/member-records-repository.ts';
import { type Device, deviceOf } from '../../members/session/device.ts';
import { endSessions, readSession } from '../../members/session/session-repository.ts';
import { createSessionService } from '../../members/session/session-service.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as common from '../../messages/staff.generated.ts';
import * as message from '../../messages/staff-members.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { idOf, listOutcome, type Outcome, type SocietyCommand, type SocietyContext, UsageError } from './command.ts';
import { accountsNamed } from './find-accounts.ts';

/** Ending a session takes effect at once in the running portal. */
export const sessionCommands: readonly SocietyCommand[] = [
  {
    name: 'sessions list',
    operands: ['member'],
    description: () => message.sessions({ member: '<member>' }),
    async run(tx, context, { operands }) {
      const accounts = await accountsNamed(tx, operands[0]);
      const sessions = (await Promise.all(accounts.map((account) => sessionsOf(tx, account, context)))).flat();
      const listed = listOutcome(sessions, message.notSignedIn(), [
        [common.id(), ({ id }) => id],
        [message.emailColumn(), ({ email }) => email],
        [message.signedInColumn(), ({ signed_in_at }) => signed_in_at],
        [message.lastUsedColumn(), ({ last_used_at }) => last_used_at],
        [message.deviceColumn(), deviceIn],
      ]);
      return { ...listed, trail: subjectOf(accounts) };
    },
  },
  {
    name: 'sessions end',
    operands: ['id'],
    flags: { all: () => message.allSessionsOption({ id: '<id>' }) },
    description: message.endSession,
    run: (tx, _context, { operands, options }) =>
      options.all === true ? endAll(tx, operands[0]) : endOne(tx, operands[0]),
  },
];

async function endAll(tx: Tx, member: string | undefined): Promise<Outcome> {
  const accounts = await accountsNamed(tx, member);
  const ended: string[] = [];
  for (const { account_id } of accounts) ended.push(...(await endSessions(tx, account_id, 'all')).ids);
  return reportEnded(ended, subjectOf(accounts));
}

async function endOne(tx: Tx, text: string | undefined): Promise<Outcome> {
  if (text?.includes('@')) throw new UsageError(message.enterSession());
  const id = idOf(text);
  const session = await readSession(tx, id);
  if (!session) throw notFound(notFoundText.session());
  const { ids: ended } = await endSessions(tx, session.account_id, { only: id });
  return reportEnded(ended, { subjectId: session.account_id });
}

function reportEnded(ended: readonly string[], subject: { readonly subjectId?: string }): Outcome {
  const lines = [message.ended({ count: ended.length })];
  return { data: { ended }, lines, trail: { ...subject, after: { ended } } };
}

function subjectOf([first]: readonly MemberAccount[]): { subjectId?: string } {
  return first ? { subjectId: first.account_id } : {};
}

async function sessionsOf(tx: Tx, account: MemberAccount, { env, now }: SocietyContext) {
  const sessions = await createSessionService({ db: tx, env, now }).listOpen(account.account_id);
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    email: account.email,
    ...deviceOf(userAgent),
    signed_in_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
}

function deviceIn({ browser, system }: Device): string {
  return message.device({ browser: browser ?? common.unknown(), system: system ?? common.unknown() });
}
