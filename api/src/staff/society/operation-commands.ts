import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-operation.generated.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { advanceClock, readClockOffset } from '../../platform/jobs/clock-repository.ts';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { type FrontendError, listErrors } from '../frontend-reports/frontend-error-repository.ts';
import { openError, resolveError } from '../frontend-reports/frontend-error-service.ts';
import { idOf, listOutcome, MAX_LISTED, numberOf, type SocietyCommand } from './command.ts';
import { factLines } from './text-table.ts';

/** Names accounts and browsers, so reading is audited. */
export const errorCommands: readonly SocietyCommand[] = [
  {
    name: 'errors list',
    flags: { all: text.resolvedToo },
    description: text.listErrors,
    async run(tx, _context, { options }) {
      const errors = await listErrors(tx, { isResolvedToo: options.all === true, limit: MAX_LISTED });
      return listOutcome(errors, text.noErrors(), [
        [common.id(), ({ id }) => id],
        [text.seenColumn(), ({ seen }) => seen],
        [text.lastSeenColumn(), ({ last_seen_at }) => last_seen_at.toISOString()],
        [text.areaColumn(), ({ area }) => area],
        [text.areaVersionColumn(), ({ area_version }) => area_version],
        [text.releaseColumn(), ({ release }) => release],
        [text.stateColumn(), ({ resolved_at }) => (resolved_at ? text.isResolved() : text.isOpen())],
        [text.errorColumn(), (error) => firstLine(error).slice(0, 80)],
      ]);
    },
  },
  {
    name: 'errors show',
    operands: ['id'],
    description: text.showError,
    async run(tx, _context, { operands }) {
      const error = await openError(tx, idOf(operands[0]));
      return { data: error, lines: formatError(error), trail: { subjectId: error.id } };
    },
  },
  {
    name: 'errors resolve',
    operands: ['id'],
    description: text.resolveError,
    async run(tx, { staff, now }, { operands }) {
      const { before, after } = await resolveError(tx, idOf(operands[0]), { by: staff, at: now() });
      const trail = { subjectId: after.id, before: stateOf(before), after: stateOf(after) };
      return { data: after, lines: [text.resolved({ error: firstLine(after) })], trail };
    },
  },
];

function formatError(error: FrontendError): string[] {
  const [first, last] = [error.first_seen_at.toISOString(), error.last_seen_at.toISOString()];
  const facts: [string, string][] = [
    [common.id(), error.id],
    [text.seen(), text.seenTimes({ count: error.seen, first, last })],
    [text.area(), error.area ?? common.unspecified()],
    [text.areaVersion(), error.area_version ?? common.unspecified()],
    [text.release(), error.release ?? common.unspecified()],
    [text.route(), error.route ?? common.unspecified()],
    [text.uncaught(), error.is_uncaught ? common.yes() : common.no()],
    [text.browser(), error.last_user_agent ?? common.unspecified()],
    [text.account(), error.last_account_id ?? text.nobody()],
    [text.resolution(), resolutionOf(error)],
  ];
  return [...factLines(facts), '', ...error.description.split('\n')];
}

function resolutionOf({ resolved_at, resolved_by }: FrontendError): string {
  if (!resolved_at) return common.no();
  return text.resolvedBy({ time: resolved_at.toISOString(), name: resolved_by ?? common.unknown() });
}

function firstLine({ description }: FrontendError): string {
  return description.split('\n')[0] ?? '';
}

function stateOf({ resolved_at, resolved_by, seen }: FrontendError) {
  return { resolved_at, resolved_by, seen };
}

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
