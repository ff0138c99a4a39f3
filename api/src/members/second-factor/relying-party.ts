import type { Env } from '../../platform/config/env.ts';

export const PORTAL_NAME = 'Counterpoint';

/** Passkeys belong to a host name: those made under another `PUBLIC_URL` stop working. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { rpID: hostname, origin };
}
