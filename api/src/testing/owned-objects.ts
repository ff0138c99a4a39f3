import { answersOf } from '../interchange/cwr/testing/cwr-lines.ts';
import { storeCwrFile } from '../interchange/cwr/testing/stored-cwr-file.ts';
import { storePasskey } from '../members/second-factor/testing/stored-passkey.ts';
import { aParty } from '../parties/claims/testing/claims.ts';
import type { Operation } from './operations.ts';
import type { TestApi, TestMember } from './test-api.ts';
import { storeCase } from './test-cases.ts';
import { propose } from './test-mandates.ts';
import { PASSWORD, setPassword } from './test-password.ts';
import { aRecordingDraft, registerRecording, storeRecordingDraft } from './test-recordings.ts';
import { aDraft, newKey, register, storeDraft } from './test-works.ts';

/** Signs up a member with a private object of every kind, named `secret` where it has a name. */
export async function signUpOwner(api: TestApi, secret: string): Promise<TestMember> {
  const owner = await api.signUp();
  const other = await api.signUp({ given_name: 'Esi' });
  await storeDraft(owner, aDraft(secret, owner));
  // Still awaiting a confirmation, because every member may open a registered work.
  await register(owner, aDraft(secret, owner, other));
  await storeRecordingDraft(owner, aRecordingDraft(secret, owner));
  await registerRecording(owner, aRecordingDraft(secret, owner, other));
  // Named in another member's recording, so they must confirm it.
  await registerRecording(other, aRecordingDraft(secret, other, owner));
  const claimed = '99900000158';
  await aParty(api, { ipi_name_number: claimed });
  const profile = (await owner.inject('GET', '/user/profile')).json().data;
  await owner.inject('PUT', '/user/profile', { payload: { ...profile, ipi_name_number: claimed } });
  await owner.inject('POST', '/isni-applications', { headers: newKey(), payload: { family_name: secret } });
  await owner.inject('POST', '/imports', { headers: newKey(), payload: { file_name: secret, bytes: 9 } });
  // The owner is named in another member's work, must confirm it, and is notified.
  await register(other, aDraft(secret, other, owner));
  await owner.inject('POST', '/user/rightsholder/societies', {
    headers: newKey(),
    payload: { right: 'pr', society_code: '285' },
  });
  await storeCase(api, { claimant: owner, respondent: other });
  await storeCwrFile(api, owner);
  await owner.inject('PUT', '/acknowledgements', {
    headers: { 'content-type': 'application/octet-stream' },
    payload: answersOf({ 'BS-1': 'AS' }),
  });
  await owner.inject('POST', '/people/invitations', {
    headers: newKey(),
    payload: { email: 'efua@example.org', role: 'reader' },
  });
  await propose(other, owner);
  await setPassword(api, owner);
  await storePasskey(api, owner);
  await owner.inject('POST', '/user/email-changes', { payload: { email: 'other@example.org', password: PASSWORD } });
  return owner;
}

const LISTED_AT: Partial<Record<string, string>> = { '/user/passkeys': '/user/second-factors' };

/** The path of a collection: `/compositions` for `/compositions/{id}`. */
export function collectionOf({ path }: Pick<Operation, 'path'>): string {
  return path.split('/{')[0] ?? '';
}

/** The IDs of a member's objects that these operations name, by collection. */
export async function readOwned(
  owner: TestMember,
  operations: readonly Operation[],
): Promise<Record<string, readonly string[]>> {
  const owned: Record<string, readonly string[]> = {};
  for (const path of new Set(operations.map(collectionOf))) {
    const { data } = (await owner.inject('GET', LISTED_AT[path] ?? path)).json();
    const items: { id?: string; _id?: string }[] = data?.items ?? data?.passkeys ?? [];
    owned[path] = items.flatMap(({ id, _id }) => id ?? _id ?? []);
  }
  return owned;
}
