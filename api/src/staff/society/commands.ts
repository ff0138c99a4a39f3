import { doctorCommand } from '../doctor/doctor-command.ts';
import { applicationCommands } from './application-commands.ts';
import { areaCommands } from './area-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { caseCommands } from './case-commands.ts';
import { caseEndingCommands } from './case-ending-commands.ts';
import { caseTalkCommands } from './case-talk-commands.ts';
import { clockCommands } from './clock-commands.ts';
import type { SocietyCommand } from './command.ts';
import { cwrCommands } from './cwr-commands.ts';
import { duplicateCommands } from './duplicate-commands.ts';
import { errorCommands } from './error-commands.ts';
import { memberCommands } from './member-commands.ts';
import { memberDataCommands } from './member-data-commands.ts';
import { partyClaimCommands } from './party-claim-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { secondFactorCommands } from './second-factor-commands.ts';
import { sessionCommands } from './session-commands.ts';
import { statusCommand } from './status-command.ts';

export const SOCIETY_COMMANDS: readonly SocietyCommand[] = [
  ...errorCommands,
  ...areaCommands,
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
