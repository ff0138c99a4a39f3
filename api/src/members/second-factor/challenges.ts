import type { NewPasskeyOptions, PasskeyOptions } from '@counterpoint/domain/schemas/members';
import type { Env } from '../../platform/config/env.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import { emailOf } from '../account/account-repository.ts';
import type { MemberServices } from '../member-services.ts';
import { type ChallengePurpose, passkeysOf, putChallenge, type StoredPasskey } from './second-factor-repository.ts';

/** Time for the member to find the key and touch it. */
const CHALLENGE_MS = 5 * 60_000;

/** A session holds its own challenge; a browser without one, that of its cookie. */
export function holderOfSession(sessionId: string): Buffer {
  return hashOfToken(`session:${sessionId}`);
}

export async function challengeToRegister(
  context: MemberServices,
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
): Promise<NewPasskeyOptions> {
  const known = await passkeysOf(context.db, accountId);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: PORTAL_NAME,
    rpID: relyingParty(context.env).rpID,
    userName: await emailOf(context.db, accountId),
    userID: new Uint8Array(Buffer.from(accountId)),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(context, options.challenge, { holder: holderOfSession(sessionId), purpose: 'register' });
  return { ...options };
}

interface ChallengeRequest {
  readonly holder: Buffer;
  readonly purpose: Exclude<ChallengePurpose, 'register'>;
  /** Null if the passkey says whose it is. */
  readonly accountId: string | null;
}

export async function challengeToSign(context: MemberServices, request: ChallengeRequest): Promise<PasskeyOptions> {
  const { purpose, accountId } = request;
  const known = accountId === null ? [] : await passkeysOf(context.db, accountId);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.env).rpID,
    timeout: CHALLENGE_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: purpose === 'sign_in' ? 'required' : 'preferred',
  });
  await storeChallenge(context, options.challenge, request);
  return { ...options };
}

async function storeChallenge(
  { db, now }: MemberServices,
  challenge: string,
  { holder, purpose }: { readonly holder: Buffer; readonly purpose: ChallengePurpose },
): Promise<void> {
  const expires_at = new Date(now().getTime() + CHALLENGE_MS);
  await putChallenge(db, { holder_hash: holder, purpose, challenge, expires_at });
}

function toDescriptor({ credential_id, transports }: StoredPasskey) {
  return { id: credential_id, transports };
}

export const PORTAL_NAME = 'Counterpoint';

/** Passkeys belong to a host name: those made under another `PUBLIC_URL` stop working. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { rpID: hostname, origin };
}
