import { doctorCommand } from '../doctor/doctor-command.ts';
import { secondFactorCommands, sessionCommands } from './account-commands.ts';
import { applicationCommands } from './application-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { caseCommands } from './case-commands.ts';
import { caseEndingCommands } from './case-ending-commands.ts';
import { caseTalkCommands } from './case-talk-commands.ts';
import type { SocietyCommand } from './command.ts';
import { memberCommands } from './member-commands.ts';
import { memberDataCommands } from './member-data-commands.ts';
import { clockCommands, errorCommands } from './operation-commands.ts';
import { partyClaimCommands } from './party-claim-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { statusCommand } from './status-command.ts';
import { cwrCommands, duplicateCommands } from './work-commands.ts';

export const SOCIETY_COMMANDS: readonly SocietyCommand[] = [
  ...errorCommands,
  ...memberCommands,
  ...reviewCommands,
  ...memberDataCommands,
  ...sessionCommands,
  ...secondFactorCommands,
  ...partyClaimCommands,
  ...applicationCommands,
  ...duplicateCommands,
  ...cwrCommands,
  ...caseCommands,
  ...caseEndingCommands,
  ...caseTalkCommands,
  ...clockCommands,
  ...backupCommands,
  statusCommand,
  doctorCommand,
];
