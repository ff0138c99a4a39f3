import { ROLES, type Role } from '@counterpoint/domain/permissions';
import { factorsReset, notifyAccount } from '../../members/second-factor/second-factor-mails.ts';
import { deleteFactors, factorsOf, listWithoutFactor } from '../../members/second-factor/second-factor-repository.ts';
import { endSessions } from '../../members/session/session-repository.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-members.generated.ts';
import { limitOf, limitOption, listOutcome, type SocietyCommand, UsageError, type Words } from './command.ts';
import { accountsNamed } from './find-accounts.ts';

const LIMITS = { max: 10_000, usual: 200 };

/** For members who lost their device and their recovery codes. */
export const secondFactorCommands: readonly SocietyCommand[] = [
  {
    name: 'members without-factor',
    options: {
      role: () => text.roleOption({ roles: ROLES.join(', ') }),
      limit: limitOption(LIMITS),
    },
    description: () => text.withoutFactor({ setting: 'REQUIRE_SECOND_FACTOR_FOR' }),
    async run(tx, _context, { options }) {
      const people = await listWithoutFactor(tx, { roles: rolesOf(options), limit: limitOf(options, LIMITS) });
      return listOutcome(people, text.noneFound(), [
        [common.id(), ({ account_id }) => account_id],
        [text.roleColumn(), ({ role }) => role],
        [text.emailColumn(), ({ email }) => email],
        [text.memberColumn(), ({ member_id }) => member_id],
        [text.nameColumn(), ({ name }) => name],
      ]);
    },
  },
  {
    name: 'members reset-factors',
    operands: ['member'],
    description: text.resetFactors,
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

function rolesOf({ role }: Words['options']): readonly Role[] {
  if (role === undefined) return ROLES;
  const found = ROLES.find((each) => each === role);
  if (!found) throw new UsageError(text.unknownRole({ roles: ROLES.join(', ') }));
  return [found];
}
