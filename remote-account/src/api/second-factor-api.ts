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

export function factorsOf(http: HttpClient) {
  const passkeyPath = (id: string) => `/user/passkeys/${encodeURIComponent(id)}`;
  return {
    async addPasskey(name: string): Promise<NewCodes> {
      const options = await http.post('/user/passkey-options', { schema: newPasskeyOptions });
      const json = { name, credential: await createPasskey(options) };
      return (await http.post('/user/passkeys', { schema: addedFactor, json })).recovery_codes;
    },
    renamePasskey: (id: string, name: string) => http.put(passkeyPath(id), { schema: nothing, json: { name } }),
    removePasskey: (id: string) => http.delete(passkeyPath(id), { schema: nothing }),
    setUpApp: () => http.post('/user/authenticator-app', { schema: authenticatorSetup }),
    confirmApp: async (code: string): Promise<NewCodes> =>
      (await http.put('/user/authenticator-app', { schema: addedFactor, json: { code } })).recovery_codes,
    removeApp: () => http.delete('/user/authenticator-app', { schema: nothing }),
    replaceRecoveryCodes: async (): Promise<NewCodes> =>
      (await http.post('/user/recovery-codes', { schema: recoveryCodes })).recovery_codes,
  };
}
