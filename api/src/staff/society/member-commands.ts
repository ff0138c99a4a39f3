import { displayName } from '@counterpoint/domain/names';
import {
  accountsOf,
  listMembers,
  type MemberAccount,
  type MemberRecord,
} from '../../members/account/member-records-repository.ts';
import type { SocietyCommand } from './command.ts';
import { memberNamed } from './find-accounts.ts';
import { numberOf } from './operands.ts';
import { table } from './text-table.ts';

const MOST_LISTED = 200;

/** Reading is audited. */
export const memberCommands: readonly SocietyCommand[] = [
  {
    name: 'members list',
    operands: [],
    options: {
      query: { type: 'string', about: 'only those with this in a name, the IPI name number or the e-mail address' },
      limit: { type: 'string', about: `at most so many, 1 to ${MOST_LISTED}; 20 when not given` },
    },
    about: 'Members, those who joined last first',
    async run(tx, _context, { options }) {
      const limit = options.limit === undefined ? 20 : numberOf(options.limit, '--limit', { min: 1, max: MOST_LISTED });
      const query = typeof options.query === 'string' && options.query.trim() ? options.query.trim() : null;
      const members = await listMembers(tx, { query, limit });
      return { data: members, lines: members.length === 0 ? ['No members.'] : listed(members) };
    },
  },
  {
    name: 'members show',
    operands: ['member'],
    about: 'One member with who signs in for them; <member> is an e-mail address or a member’s id',
    async run(tx, _context, { operands }) {
      const member = await memberNamed(tx, operands[0]);
      const accounts = await accountsOf(tx, member.id);
      return { data: { ...member, accounts }, lines: shown(member, accounts), trail: { subjectId: member.id } };
    },
  },
];

function listed(members: readonly MemberRecord[]): string[] {
  return table(
    ['ID', 'JOINED', 'AS', 'IPI', 'ISNI', 'NAME'],
    members.map((member) => [
      member.id,
      member.created_at.toISOString().slice(0, 10),
      member.register_as,
      member.ipi_name_number ?? '-',
      member.isni ?? '-',
      displayName(member),
    ]),
  );
}

function shown(member: MemberRecord, accounts: readonly MemberAccount[]): string[] {
  const facts: [string, string | null][] = [
    ['Id', member.id],
    ['Party', member.party_id],
    ['Name', displayName(member)],
    ['Stage names', member.stage_names.join(', ')],
    ['Joined', `${member.created_at.toISOString()} as ${member.register_as}`],
    ['Kind', member.organisation_type],
    ['Number', member.registration_number],
    ['Contact', member.contact_person],
    ['Country', member.country],
    ['Roles', member.roles.join(', ')],
    ['Phone', member.phone],
    ['IPI', member.ipi_name_number],
    ['ISNI', member.isni],
    ...accounts.map(({ email, permission }): [string, string] => ['Signs in', `${email} (${permission})`]),
  ];
  return facts.map(([name, value]) => `${name.padEnd(13)}${value || '-'}`);
}
