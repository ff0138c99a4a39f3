import { nothing } from '@counterpoint/client/http';
import { createPasskey } from '@counterpoint/client/passkeys';
import type { HttpClient } from '@counterpoint/contract';
import {
  addedFactor,
  authenticatorSetup,
  newPasskeyOptions,
  recoveryCodes,
  secondFactors,
} from '@counterpoint/domain/schemas/members';

export const SECOND_FACTORS = {
  key: ['account', 'second-factors'],
  path: '/user/second-factors',
  schema: secondFactors,
};

/** Null if the account had recovery codes already. */
export type NewCodes = readonly string[] | null;

export async function addPasskey(http: HttpClient, name: string): Promise<NewCodes> {
  const options = await http.post('/user/passkey-options', { schema: newPasskeyOptions });
  const json = { name, credential: await createPasskey(options) };
  return (await http.post('/user/passkeys', { schema: addedFactor, json })).recovery_codes;
}

export function renamePasskey(http: HttpClient, { id, name }: { id: string; name: string }) {
  return http.put(`/user/passkeys/${encodeURIComponent(id)}`, { schema: nothing, json: { name } });
}

export function removePasskey(http: HttpClient, id: string) {
  return http.delete(`/user/passkeys/${encodeURIComponent(id)}`, { schema: nothing });
}

export function setUpApp(http: HttpClient) {
  return http.post('/user/authenticator-app', { schema: authenticatorSetup });
}

export async function confirmApp(http: HttpClient, code: string): Promise<NewCodes> {
  return (await http.put('/user/authenticator-app', { schema: addedFactor, json: { code } })).recovery_codes;
}

export function removeApp(http: HttpClient) {
  return http.delete('/user/authenticator-app', { schema: nothing });
}

export async function replaceRecoveryCodes(http: HttpClient): Promise<readonly string[]> {
  return (await http.post('/user/recovery-codes', { schema: recoveryCodes })).recovery_codes;
}
