import type { MandateScope } from '@counterpoint/domain/mandates';
import type { MandateView, NewMandate } from '@counterpoint/domain/schemas/members';
import { WORLD } from '@counterpoint/domain/territories';
import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

const ALL: MandateScope[] = ['register_works', 'register_recordings', 'confirm_shares'];

interface Sides {
  readonly representative: TestMember;
  readonly represented: TestMember;
}

export function tryToPropose(proposer: TestMember, other: TestMember, terms: Partial<NewMandate>) {
  const payload = {
    side: 'representative',
    party_id: other.partyId,
    scopes: ALL,
    territory: WORLD,
    valid_from: '2020-01-01',
    valid_to: null,
    ...terms,
  };
  return proposer.inject('POST', '/mandates', { headers: newKey(), payload });
}

export async function propose(
  proposer: TestMember,
  other: TestMember,
  terms: Partial<NewMandate> = {},
): Promise<{ id: string }> {
  const answer = await tryToPropose(proposer, other, terms);
  if (answer.statusCode !== 201) throw new Error(`The mandate was not proposed: ${answer.body}`);
  return answer.json().data;
}

/** Proposes a mandate and confirms it. */
export async function giveMandate(
  { representative, represented }: Sides,
  terms: Partial<NewMandate> = {},
): Promise<string> {
  const { id } = await propose(representative, represented, terms);
  const answer = await represented.inject('POST', `/mandates/${id}/confirmation`);
  if (answer.statusCode !== 204) throw new Error(`The mandate was not confirmed: ${answer.body}`);
  return id;
}

export async function mandatesOf(member: TestMember): Promise<MandateView[]> {
  return (await member.inject('GET', '/mandates')).json().data.items;
}
