import type { PortalArea, Role } from '@counterpoint/domain/permissions';
import { newId } from '../platform/db/new-id.ts';
import type { TestApi, TestMember } from './test-api.ts';

interface PersonSketch {
  readonly name?: string;
  readonly role?: Role;
  /** Null for all. */
  readonly areas?: PortalArea[] | null;
}

/** Another person who acts for a member, signed in. */
export async function addPerson(
  api: TestApi,
  { memberId, partyId }: Pick<TestMember, 'memberId' | 'partyId'>,
  { name = 'Efua Sarpong', role = 'contributor', areas = null }: PersonSketch = {},
): Promise<TestMember> {
  const accountId = newId();
  const email = `${accountId}@example.org`;
  await api.db.insertInto('account').values({ id: accountId, email, name, password_hash: '-' }).execute();
  await addMembership(api, { accountId, memberId }, { role, areas });
  return api.signIn({ accountId, memberId, partyId, email });
}

/** Lets an account act for one more member. */
export async function addMembership(
  api: TestApi,
  { accountId, memberId }: Pick<TestMember, 'accountId' | 'memberId'>,
  { role = 'contributor', areas = null }: Omit<PersonSketch, 'name'> = {},
): Promise<void> {
  await api.db.insertInto('membership').values({ account_id: accountId, member_id: memberId, role, areas }).execute();
}
