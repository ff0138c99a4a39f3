import * as text from '../../messages/staff-operation.generated.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { advanceClock, readClockOffset } from '../../platform/jobs/clock-repository.ts';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { numberOf, type SocietyCommand } from './command.ts';

const DAY_MS = 86_400_000;

export const clockCommands: readonly SocietyCommand[] = [
  {
    name: 'clock show',
    description: text.showClock,
    async run(_tx, { now }) {
      const time = now().toISOString();
      return { data: { now: time }, lines: [time] };
    },
  },
  {
    name: 'clock advance',
    operands: ['days'],
    description: text.advanceClock,
    async run(tx, { env }, { operands }) {
      const days = numberOf(operands[0], '<days>', 3_650);
      if (env.TEST_MODE !== 'on') throw new AppError(409, 'not_in_test_mode', text.testModeOnly());
      const ahead_days = (await advanceClock(tx, days * DAY_MS)) / DAY_MS;
      return {
        data: { ahead_days },
        lines: [text.ahead({ days: ahead_days })],
        trail: { after: { ahead_days } },
      };
    },
    async afterwards({ db }) {
      const ahead = await readClockOffset(db);
      const failures: string[] = [];
      const done = await runDueJobs({
        db,
        now: () => new Date(Date.now() + ahead),
        onFailure: ({ type, subject_id }, error) =>
          failures.push(text.jobFailed({ type, subject: subject_id, error: String(error) })),
      });
      return [text.jobsDone({ count: done }), ...failures];
    },
  },
];
