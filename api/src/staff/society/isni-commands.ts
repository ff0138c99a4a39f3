import { formatIsni } from '@counterpoint/domain/identifiers';
import { verifyClaim } from '../../parties/identifiers/isni-decisions.ts';
import { decided, decisionOf } from './application-commands.ts';
import type { SocietyCommand } from './command.ts';

export const isniCommands: readonly SocietyCommand[] = [
  {
    name: 'isni verify',
    operands: ['application id'],
    about: 'The ISNI that the member claims is theirs: it stands beside their name from now on',
    async run(tx, context, words) {
      const outcome = await verifyClaim(tx, decisionOf(context, words));
      return decided(outcome, `Verified ${formatIsni(outcome.after.assigned_isni ?? '')}`);
    },
  },
];
