import { deleteFactors, factorsOf } from '../../members/second-factor/factors-repository.ts';
import { notifyAccount } from '../../members/second-factor/notify-account.ts';
import { factorsReset } from '../../members/second-factor/second-factor-mails.ts';
import { endSessions } from '../../members/session/end-sessions.ts';
import * as text from '../../messages/staff-members.generated.ts';
import type { SocietyCommand } from './command.ts';
import { accountsNamed } from './find-accounts.ts';

/** For members who lost their device and their recovery codes. */
export const secondFactorCommands: readonly SocietyCommand[] = [
  {
    name: 'members reset-factors',
    operands: ['member'],
    about: text.resetFactors,
    async run(tx, _context, { operands }) {
      const accounts = await accountsNamed(tx, operands[0]);
      const lines: string[] = [];
      const reset: object[] = [];
      for (const { account_id, email } of accounts) {
        const { passkeys, hasApp } = await factorsOf(tx, account_id);
        await deleteFactors(tx, account_id);
        const { ids: ended_sessions } = await endSessions(tx, account_id, 'all');
        await notifyAccount(tx, account_id, factorsReset);
        reset.push({ account_id, passkeys, has_app: hasApp, ended_sessions });
        lines.push(
          text.factorsReset({ email, passkeys, app: hasApp ? 'true' : 'other', count: ended_sessions.length }),
        );
      }
      const [first] = accounts;
      return { data: { reset }, lines, trail: { ...(first && { subjectId: first.account_id }), after: { reset } } };
    },
  },
];
