import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

function selectMembers(db: Database) {
  return db
    .selectFrom('member')
    .innerJoin('party', 'party.member_id', 'member.id')
    .select(['member.id', 'member.register_as', 'member.country', 'member.roles', 'member.phone', 'member.created_at'])
    .select(['member.given_name', 'member.other_names', 'member.corporation_name', 'member.organisation_type'])
    .select(['member.registration_number', 'member.contact_person'])
    .select(['party.id as party_id', 'party.stage_names', 'party.ipi_name_number', 'party.isni']);
}

export type MemberRecord = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

export async function listMembers(
  db: Database,
  { query, limit }: { query: string | null; limit: number },
): Promise<MemberRecord[]> {
  const pattern = `%${(query ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const members = selectMembers(db).orderBy('member.id', 'desc').limit(limit);
  if (query === null) return members.execute();
  return members
    .where(
      sql<boolean>`(member.corporation_name ilike ${pattern} or party.ipi_name_number ilike ${pattern}
        or concat_ws(' ', member.given_name, member.other_names) ilike ${pattern} or exists (
          select from membership join account on account.id = membership.account_id
          where membership.member_id = member.id and account.email ilike ${pattern}))`,
    )
    .execute();
}

export async function findMember(db: Database, id: string): Promise<MemberRecord | null> {
  return (await selectMembers(db).where('member.id', '=', id).executeTakeFirst()) ?? null;
}

export type MemberAccount = Awaited<ReturnType<typeof accountsOf>>[number];

export function accountsOf(db: Database, memberId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id as account_id', 'account.email', 'membership.role'])
    .where('membership.member_id', '=', memberId)
    .orderBy('membership.created_at')
    .execute();
}

export async function membersOfAddress(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .select('membership.member_id')
    .where('account.email', '=', email)
    .orderBy('membership.created_at')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
