import { type FrontendError, listErrors } from '../frontend-errors/frontend-error-repository.ts';
import { openError, resolveError } from '../frontend-errors/frontend-error-service.ts';
import type { SocietyCommand } from './command.ts';
import { idOf, numberOf } from './operands.ts';
import { table } from './text-table.ts';

const MOST_LISTED = 200;

/** Names accounts and browsers, so reading is audited. */
export const errorCommands: readonly SocietyCommand[] = [
  {
    name: 'errors list',
    operands: [],
    options: {
      all: { type: 'boolean', about: 'resolved ones too' },
      limit: { type: 'string', about: `at most so many, 1 to ${MOST_LISTED}; 20 when not given` },
    },
    about: 'Errors of the portal, the last seen first',
    async run(tx, _context, { options }) {
      const limit = options.limit === undefined ? 20 : numberOf(options.limit, '--limit', { min: 1, max: MOST_LISTED });
      const errors = await listErrors(tx, { isResolvedToo: options.all === true, limit });
      return { data: errors, lines: errors.length === 0 ? ['No errors.'] : listed(errors) };
    },
  },
  {
    name: 'errors show',
    operands: ['id'],
    about: 'One error with its stack, and where it was seen last',
    async run(tx, _context, { operands }) {
      const error = await openError(tx, idOf(operands[0]));
      return { data: error, lines: shown(error), trail: { subjectId: error.id } };
    },
  },
  {
    name: 'errors resolve',
    operands: ['id'],
    about: 'Marks an error as seen to; it opens again when it is seen again',
    async run(tx, { staff, now }, { operands }) {
      const { before, after } = await resolveError(tx, idOf(operands[0]), { by: staff, at: now() });
      const trail = { subjectId: after.id, before: stateOf(before), after: stateOf(after) };
      return { data: after, lines: [`Resolved: ${firstLine(after)}`], trail };
    },
  },
];

function listed(errors: readonly FrontendError[]): string[] {
  return table(
    ['ID', 'SEEN', 'LAST SEEN', 'AREA', 'RELEASE', 'STATE', 'ERROR'],
    errors.map((error) => [
      error.id,
      String(error.seen),
      error.last_seen_at.toISOString(),
      error.area ?? '-',
      error.release ?? '-',
      error.resolved_at ? 'resolved' : 'open',
      firstLine(error).slice(0, 80),
    ]),
  );
}

function shown(error: FrontendError): string[] {
  const facts: [string, string][] = [
    ['Id', error.id],
    ['Seen', `${error.seen} times, from ${error.first_seen_at.toISOString()} to ${error.last_seen_at.toISOString()}`],
    ['Area', error.area ?? 'not said'],
    ['Release', error.release ?? 'not said'],
    ['Route', error.route ?? 'not said'],
    ['Browser', error.last_user_agent ?? 'not said'],
    ['Account', error.last_account_id ?? 'nobody was signed in'],
    ['Resolved', error.resolved_at ? `${error.resolved_at.toISOString()} by ${error.resolved_by}` : 'no'],
  ];
  return [...facts.map(([name, value]) => `${name.padEnd(10)}${value}`), '', ...error.description.split('\n')];
}

function firstLine({ description }: FrontendError): string {
  return description.split('\n')[0] ?? '';
}

function stateOf({ resolved_at, resolved_by, seen }: FrontendError) {
  return { resolved_at, resolved_by, seen };
}
