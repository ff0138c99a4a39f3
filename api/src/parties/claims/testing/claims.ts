import { newId } from '../../../platform/db/new-id.ts';
import type { TestApi, TestMember } from '../../../testing/test-api.ts';
import type { MemberSketch } from '../../../testing/test-member.ts';
import { indexParty } from '../../party-changes.ts';

interface PartySketch {
  readonly ipi_name_number?: string;
  readonly isni?: string;
  readonly organisation_name?: string;
}

/** Inserts a party of the index without a member: Efua Arthur, unless it is a company. */
export async function aParty(api: TestApi, { organisation_name, ...numbers }: PartySketch): Promise<string> {
  const id = newId();
  const names = organisation_name
    ? ({ kind: 'organisation', organisation_name } as const)
    : ({ kind: 'person', given_names: 'Efua', family_name: 'Arthur' } as const);
  await api.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('party')
      .values({ id, ...names, ...numbers })
      .execute();
    await indexParty(tx, id);
  });
  return id;
}

/** A session of the member who joined with an address. */
export async function memberWithAddress(api: TestApi, email: string): Promise<TestMember> {
  const found = await api.db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .innerJoin('party', 'party.member_id', 'membership.member_id')
    .select(['account.id as accountId', 'membership.member_id as memberId', 'party.id as partyId', 'account.email'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
  return api.signIn(found);
}

/** The latest claim of a member. */
export function claimOf(api: TestApi, { memberId }: Pick<TestMember, 'memberId'>) {
  return api.db
    .selectFrom('party_claim')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** A member who claims a party of the index by its IPI name number. */
export async function aClaimant(api: TestApi, ipi_name_number: string, sketch: MemberSketch = {}) {
  const member = await api.signUp({ given_name: 'Efua', other_names: 'Arthur', ...sketch });
  const profile = (await member.inject('GET', '/user/profile')).json().data;
  const answer = await member.inject('PUT', '/user/profile', { payload: { ...profile, ipi_name_number } });
  const claim = await claimOf(api, member);
  if (!claim) throw new Error(`The number was not claimed: ${answer.body}`);
  return { member, claim };
}

/** The party that a member has now. */
export async function partyOf(api: TestApi, { memberId }: Pick<TestMember, 'memberId'>): Promise<string> {
  const party = api.db.selectFrom('party').select('id').where('member_id', '=', memberId);
  return (await party.executeTakeFirstOrThrow()).id;
}
