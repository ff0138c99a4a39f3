import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-operation.generated.ts';
import { type FrontendError, listErrors } from '../frontend-errors/frontend-error-repository.ts';
import { openError, resolveError } from '../frontend-errors/frontend-error-service.ts';
import { idOf, limitOf, limitOption, listOutcome, type SocietyCommand } from './command.ts';
import { factLines } from './text-table.ts';

const LIMITS = { max: 200, usual: 20 };

/** Names accounts and browsers, so reading is audited. */
export const errorCommands: readonly SocietyCommand[] = [
  {
    name: 'errors list',
    options: { limit: limitOption(LIMITS) },
    flags: { all: text.resolvedToo },
    description: text.listErrors,
    async run(tx, _context, { options }) {
      const errors = await listErrors(tx, { isResolvedToo: options.all === true, limit: limitOf(options, LIMITS) });
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
