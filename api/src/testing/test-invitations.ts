import { randomUUID } from 'node:crypto';
import type { OpenInvitation, WorkDetails, WorkInvitation } from '@counterpoint/domain/schemas/works';
import { anAddress } from './join.ts';
import type { TestApi, TestMember } from './test-api.ts';
import { lastToken } from './test-mail.ts';
import { newKey } from './test-works.ts';

interface Composer {
  readonly partyId: string;
  readonly given_names: string;
  readonly family_name: string;
  readonly name: string;
  readonly email: string;
}

/** Adds a composer who isn't a member, with a unique name and address. */
export async function addComposer(
  member: TestMember,
  numbers: { ipi_name_number?: string; isni?: string } = {},
): Promise<Composer> {
  const mark = randomUUID().slice(0, 8);
  const names = { given_names: 'Nana', family_name: `Darko-${mark}` };
  const payload = { ...names, ...numbers };
  const answer = await member.inject('POST', '/composers', { headers: newKey(), payload });
  if (answer.statusCode !== 201) throw new Error(`The composer was not added: ${answer.body}`);
  const { id, name } = answer.json().data;
  return { ...names, partyId: id, name, email: `nana.${mark}@example.org` };
}

interface Invited {
  readonly partyId: string;
  readonly email: string;
}

export function invite(member: TestMember, { id }: Pick<WorkDetails, 'id'>, { partyId, email }: Invited) {
  return member.inject('POST', `/compositions/${id}/invitations`, {
    headers: newKey(),
    payload: { party_id: partyId, email },
  });
}

/** Invites a party and returns the token of the mailed link. */
export async function invitedToken(
  api: TestApi,
  member: TestMember,
  { work, invited }: { readonly work: Pick<WorkDetails, 'id'>; readonly invited: Invited },
): Promise<string> {
  const answer = await invite(member, work, invited);
  if (answer.statusCode !== 201) throw new Error(`The party was not invited: ${answer.body}`);
  return lastToken(api, invited.email, '/invitation');
}

export async function invitationsOf(member: TestMember, { id }: Pick<WorkDetails, 'id'>): Promise<WorkInvitation[]> {
  return (await member.inject('GET', `/compositions/${id}/invitations`)).json().data.items;
}

/** Follows a link as a person without an account. */
export function follow(api: TestApi, action: 'checks' | 'confirmations' | 'refusals', payload: object) {
  return api.inject('POST', `/work-invitations/${action}`, { payload, remoteAddress: anAddress() });
}

export async function openInvitation(api: TestApi, token: string): Promise<OpenInvitation> {
  const answer = await follow(api, 'checks', { token });
  if (answer.statusCode !== 200) throw new Error(`The invitation is not shown: ${answer.body}`);
  return answer.json().data;
}
