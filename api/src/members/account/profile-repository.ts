import type { Profile } from '@counterpoint/domain/schemas/members';
import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

type Caller = Pick<Actor, 'accountId' | 'memberId'>;

export async function readProfile(db: Database, { accountId, memberId }: Caller): Promise<Profile> {
  const { updated_at, person_name, role, areas, acts_for, ...row } = await db
    .selectFrom('member')
    .innerJoin('party', 'party.member_id', 'member.id')
    .innerJoin('account', (join) => join.on('account.id', '=', accountId))
    .innerJoin('membership', (join) =>
      join.onRef('membership.account_id', '=', 'account.id').onRef('membership.member_id', '=', 'member.id'),
    )
    .select(['member.id as _id', 'member.id as member_id', 'party.id as party_id', 'member.register_as'])
    .select(['member.given_name', 'member.other_names', 'member.corporation_name', 'member.organisation_type'])
    .select(['member.registration_number', 'member.contact_person', 'member.birth_date', 'member.nationality'])
    .select(['member.country', 'member.phone', 'member.roles', 'member.profile_pic_url', 'member.updated_at'])
    .select(['party.stage_names', 'party.ipi_name_number', 'party.isni as isni_number'])
    .select(['account.email', 'account.language', 'account.name as person_name', 'membership.role', 'membership.areas'])
    .select(sql<number>`(select count(*)::int from membership own where own.account_id = ${accountId})`.as('acts_for'))
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const person = { account_id: accountId, name: person_name, role, areas, acts_for };
  return { ...row, updated_at: updated_at.toISOString(), person };
}

export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst();
}

export async function updateMember(tx: Tx, memberId: string, change: Updateable<Tables['member']>): Promise<void> {
  await tx
    .updateTable('member')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', memberId)
    .execute();
}
