import type { Role } from '@counterpoint/domain/permissions';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface MemberAccount {
  readonly account_id: string;
  readonly email: string;
  readonly role: Role;
}

const NAMES = ['member.corporation_name', 'member.given_name', 'member.other_names'] as const;

function selectMembers(db: Database | Tx) {
  return db
    .selectFrom('member')
    .innerJoin('party', 'party.member_id', 'member.id')
    .select([
      'member.id',
      'member.register_as',
      ...NAMES,
      'member.organisation_type',
      'member.registration_number',
      'member.contact_person',
      'member.country',
      'member.roles',
      'member.phone',
      'member.created_at',
      'party.id as party_id',
      'party.stage_names',
      'party.ipi_name_number',
      'party.isni',
    ]);
}

export type MemberRecord = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

export async function listMembers(
  db: Database | Tx,
  { query, limit }: { query: string | null; limit: number },
): Promise<MemberRecord[]> {
  const pattern = `%${(query ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const members = selectMembers(db).orderBy('member.id', 'desc').limit(limit);
  if (query === null) return members.execute();
  return members
    .where((either) =>
      either.or([
        ...[...NAMES, 'party.ipi_name_number' as const].map((column) => either(column, 'ilike', pattern)),
        either.exists(
          either
            .selectFrom('membership')
            .innerJoin('account', 'account.id', 'membership.account_id')
            .select('account.id')
            .whereRef('membership.member_id', '=', 'member.id')
            .where('account.email', 'ilike', pattern),
        ),
      ]),
    )
    .execute();
}

export async function findMember(db: Database | Tx, id: string): Promise<MemberRecord | null> {
  return (await selectMembers(db).where('member.id', '=', id).executeTakeFirst()) ?? null;
}

export async function accountsOf(db: Database | Tx, memberId: string): Promise<MemberAccount[]> {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id as account_id', 'account.email', 'membership.role'])
    .where('membership.member_id', '=', memberId)
    .orderBy('membership.created_at')
    .execute();
}

export async function membersOfAddress(db: Database | Tx, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .select('membership.member_id')
    .where('account.email', '=', email)
    .orderBy('membership.created_at')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
