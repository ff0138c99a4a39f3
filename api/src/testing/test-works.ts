import { randomUUID } from 'node:crypto';
import type { WorkDetails, WorkDraftInput } from '@counterpoint/domain/schemas/works';
import type { TestMember } from './test-api.ts';

/** Headers of a creation, with a new key per call. */
export function newKey(): { 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}

/** A draft by the member alone, or shared equally with others. */
export function aDraft(title: string, ...writers: readonly { readonly partyId: string }[]): WorkDraftInput {
  const each = writers.length > 0 ? Math.floor(10_000 / writers.length) : 0;
  return {
    title,
    writers: writers.map(({ partyId }) => ({ party_id: partyId, role: 'CA', shares: { pr: each, mr: each, sr: 0 } })),
  };
}

/** Stores a draft as this member. */
export async function storeDraft(member: TestMember, payload: WorkDraftInput): Promise<WorkDetails> {
  const answer = await member.inject('POST', '/compositions', { headers: newKey(), payload });
  if (answer.statusCode !== 201) throw new Error(`The draft was not stored: ${answer.body}`);
  return answer.json().data;
}

/** Submits a stored draft. */
export function submit(member: TestMember, { id, version }: Pick<WorkDetails, 'id' | 'version'>, headers = {}) {
  return member.inject('POST', `/compositions/${id}/submission`, {
    headers: { 'if-match': `"${version}"`, ...newKey(), ...headers },
  });
}

/** Stores a draft and submits it. */
export async function register(member: TestMember, payload: WorkDraftInput): Promise<WorkDetails> {
  const answer = await submit(member, await storeDraft(member, payload));
  if (answer.statusCode !== 200) throw new Error(`The work was not submitted: ${answer.body}`);
  return answer.json().data;
}

/** Confirms the member's shares in the version of the work that they read. */
export async function confirm(
  member: TestMember,
  { id, version }: Pick<WorkDetails, 'id' | 'version'>,
): Promise<WorkDetails> {
  const answer = await member.inject('POST', `/compositions/${id}/confirmation`, {
    headers: { 'if-match': `"${version}"` },
  });
  if (answer.statusCode !== 200) throw new Error(`The shares were not confirmed: ${answer.body}`);
  return answer.json().data;
}
