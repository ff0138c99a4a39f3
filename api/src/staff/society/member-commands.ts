import { displayName } from '@counterpoint/domain/names';
import {
  accountsOf,
  listMembers,
  type MemberAccount,
  type MemberRecord,
} from '../../members/account/member-records-repository.ts';
import { setRegistersForOthers } from '../../members/mandates/mandate-repository.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-members.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import {
  type CommandArguments,
  listOutcome,
  MAX_LISTED,
  type Outcome,
  type SocietyCommand,
  textOf,
} from './command.ts';
import { memberNamed, memberOwnedBy } from './find-accounts.ts';
import { factLines } from './text-table.ts';

/** Reading is audited. */
export const memberCommands: readonly SocietyCommand[] = [
  {
    name: 'members list',
    options: { query: text.queryOption },
    description: text.list,
    async run(tx, _context, { options }) {
      const query = typeof options.query === 'string' && options.query.trim() ? options.query.trim() : null;
      const members = await listMembers(tx, { query, limit: MAX_LISTED });
      return listOutcome(members, text.noneFound(), [
        [common.id(), ({ id }) => id],
        [text.joinedColumn(), ({ created_at }) => created_at.toISOString().slice(0, 10)],
        [text.asColumn(), ({ register_as }) => register_as],
        ['IPI', ({ ipi_name_number }) => ipi_name_number],
        ['ISNI', ({ isni }) => isni],
        [text.nameColumn(), displayName],
      ]);
    },
  },
  {
    name: 'members show',
    operands: ['member'],
    description: () => text.show({ member: '<member>' }),
    async run(tx, _context, { operands }) {
      const member = await memberNamed(tx, operands[0]);
      const accounts = await accountsOf(tx, member.id);
      return { data: { ...member, accounts }, lines: formatMember(member, accounts), trail: { subjectId: member.id } };
    },
  },
  // For members who register for others without mandates of theirs, such as administrators of estates.
  {
    name: 'members clear',
    operands: ['member'],
    options: { reason: text.clearanceReason },
    description: text.clear,
    run: (tx, _context, args) => setClearance(tx, args, true),
  },
  {
    name: 'members restrict',
    operands: ['member'],
    options: { reason: text.clearanceReason },
    description: text.restrict,
    run: (tx, _context, args) => setClearance(tx, args, false),
  },
];

async function setClearance(tx: Tx, args: CommandArguments, isCleared: boolean): Promise<Outcome> {
  const member = await memberOwnedBy(tx, args.operands[0]);
  const after = { registers_for_others: isCleared, reason: textOf(args, 'reason') };
  await setRegistersForOthers(tx, member.id, isCleared);
  const name = displayName(member);
  return {
    data: { member_id: member.id, ...after },
    lines: [isCleared ? text.cleared({ name }) : text.restricted({ name })],
    trail: { subjectId: member.id, after },
  };
}

function formatMember(member: MemberRecord, accounts: readonly MemberAccount[]): string[] {
  const facts: [string, string | null][] = [
    [common.id(), member.id],
    [text.party(), member.party_id],
    [text.name(), displayName(member)],
    [text.stageNames(), member.stage_names.join(', ')],
    [text.joined(), text.joinedAs({ time: member.created_at.toISOString(), kind: member.register_as })],
    [text.kind(), member.organisation_type],
    [text.number(), member.registration_number],
    [text.contact(), member.contact_person],
    [text.country(), member.country],
    [text.roles(), member.roles.join(', ')],
    [text.phone(), member.phone],
    ['IPI', member.ipi_name_number],
    ['ISNI', member.isni],
    ...accounts.map(({ email, role }): [string, string] => [text.signsIn(), `${email} (${role})`]),
  ];
  return factLines(facts.map(([name, value]) => [name, value || '-']));
}
