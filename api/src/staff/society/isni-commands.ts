import { formatIsni } from '@counterpoint/domain/identifiers';
import * as text from '../../messages/staff-applications.generated.ts';
import { verifyClaim } from '../../parties/identifiers/isni-decisions.ts';
import { decided, decisionOf } from './application-commands.ts';
import type { SocietyCommand } from './command.ts';

export const isniCommands: readonly SocietyCommand[] = [
  {
    name: 'isni verify',
    operands: ['application id'],
    about: text.verify,
    async run(tx, context, words) {
      const outcome = await verifyClaim(tx, decisionOf(context, words));
      return decided(outcome, text.verified({ isni: formatIsni(outcome.after.assigned_isni ?? '') }));
    },
  },
];
