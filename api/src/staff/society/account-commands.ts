import { queueAccountMail } from '../../members/account/account-mail.ts';
import type { MemberAccount } from '../../members/account/member-records-repository.ts';
import { factorsReset } from '../../members/second-factor/second-factor-mails.ts';
import { deleteFactors, factorsOf } from '../../members/second-factor/second-factor-repository.ts';
import { type Device, deviceOf } from '../../members/session/device.ts';
import { endSessions, listSessions, readSession } from '../../members/session/session-repository.ts';
import { isOpen } from '../../members/session/session-service.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-members.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { idOf, listOutcome, type Outcome, type SocietyCommand, type SocietyContext, UsageError } from './command.ts';
import { accountNamed, accountsNamed } from './find-accounts.ts';

/** For members who lost their device and their recovery codes. */
export const secondFactorCommands: readonly SocietyCommand[] = [
  {
    name: 'members reset-factors',
    operands: ['email'],
    description: text.resetFactors,
    async run(tx, _context, { operands }) {
      const { accountId: account_id, email } = await accountNamed(tx, operands[0]);
      const { passkeys, hasApp } = await factorsOf(tx, account_id);
      await deleteFactors(tx, account_id);
      const ended_sessions = await endSessions(tx, account_id, 'all');
      await queueAccountMail(tx, email, factorsReset);
      const reset = [{ account_id, passkeys, has_app: hasApp, ended_sessions }];
      const figures = { email, passkeys, app: hasApp ? 'true' : 'other', count: ended_sessions.length } as const;
      return {
        data: { reset },
        lines: [text.factorsReset(figures)],
        trail: { subjectId: account_id, after: { reset } },
      };
    },
  },
];

/** Ending a session takes effect at once in the running portal. */
export const sessionCommands: readonly SocietyCommand[] = [
  {
    name: 'sessions list',
    operands: ['member'],
    description: () => text.sessions({ member: '<member>' }),
    async run(tx, context, { operands }) {
      const accounts = await accountsNamed(tx, operands[0]);
      const sessions = (await Promise.all(accounts.map((account) => sessionsOf(tx, account, context)))).flat();
      const listed = listOutcome(sessions, text.notSignedIn(), [
        [common.id(), ({ id }) => id],
        [text.emailColumn(), ({ email }) => email],
        [text.signedInColumn(), ({ signed_in_at }) => signed_in_at],
        [text.lastUsedColumn(), ({ last_used_at }) => last_used_at],
        [text.deviceColumn(), deviceIn],
      ]);
      return { ...listed, trail: subjectOf(accounts) };
    },
  },
  {
    name: 'sessions end',
    operands: ['id'],
    flags: { all: () => text.allSessionsOption({ id: '<id>' }) },
    description: text.endSession,
    run: (tx, _context, { operands, options }) =>
      options.all === true ? endAll(tx, operands[0]) : endOne(tx, operands[0]),
  },
];

async function endAll(tx: Tx, member: string | undefined): Promise<Outcome> {
  const accounts = await accountsNamed(tx, member);
  const ended: string[] = [];
  for (const { account_id } of accounts) ended.push(...(await endSessions(tx, account_id, 'all')));
  return reportEnded(ended, subjectOf(accounts));
}

async function endOne(tx: Tx, input: string | undefined): Promise<Outcome> {
  if (input?.includes('@')) throw new UsageError(text.enterSession());
  const id = idOf(input);
  const session = await readSession(tx, id);
  if (!session) throw notFound(notFoundText.session());
  const ended = await endSessions(tx, session.account_id, { only: id });
  return reportEnded(ended, { subjectId: session.account_id });
}

function reportEnded(ended: readonly string[], subject: { readonly subjectId?: string }): Outcome {
  const lines = [text.ended({ count: ended.length })];
  return { data: { ended }, lines, trail: { ...subject, after: { ended } } };
}

function subjectOf([first]: readonly MemberAccount[]): { subjectId?: string } {
  return first ? { subjectId: first.account_id } : {};
}

async function sessionsOf(tx: Tx, account: MemberAccount, context: SocietyContext) {
  const sessions = await listSessions(tx, account.account_id);
  return sessions
    .filter((session) => isOpen(context, session))
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      email: account.email,
      ...deviceOf(userAgent),
      signed_in_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    }));
}

function deviceIn({ browser, system }: Device): string {
  return text.device({ browser: browser ?? common.unknown(), system: system ?? common.unknown() });
}
