import * as text from '../../messages/staff-doctor.generated.ts';
import { readEnv } from '../../platform/config/env.ts';
import type { StandaloneCommand } from '../society/command.ts';
import { checkDatabase, checkFileStore, checkMail, checkModes, checkReplica, checkScanner } from './check-services.ts';
import { checkSettings } from './check-settings.ts';

/** The checklist of docs/operations.md. */
export const doctorCommand: StandaloneCommand = {
  name: 'doctor',
  about: text.about,
  async runAlone({ settings }) {
    const env = readEnv(settings);
    const checks = [
      ...checkSettings(env, settings),
      await checkMail(env),
      ...(await checkDatabase(env)),
      ...(await checkReplica(env)),
      await checkFileStore(env),
      ...(await checkScanner(env)),
      await checkModes(env),
    ];
    const lines = checks.map(({ name, problem }) =>
      problem === null ? text.good({ name }) : text.bad({ name, problem }),
    );
    return { data: { checks }, lines, hasFailed: checks.some(({ problem }) => problem !== null) };
  },
};
