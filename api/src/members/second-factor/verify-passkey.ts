import type { NewPasskey, PasskeySignature } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/second-factor.generated.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { MemberServices } from '../member-services.ts';
import { relyingParty } from './challenges.ts';
import { type ChallengePurpose, findPasskey, type StoredPasskey, takeChallenge } from './second-factor-repository.ts';

/** Throws 422 unless it answers the holder's challenge, from this portal's page. */
export async function verifyRegistration(context: MemberServices, holder: Buffer, { credential }: NewPasskey) {
  const { expected } = await takeExpected(context, { holder, purposes: ['register'] });
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await orRefuse(verifyRegistrationResponse({ response: credential, ...expected }));
  if (!registrationInfo) throw passkeyRefused();
  return registrationInfo.credential;
}

interface VerifiedPasskey {
  readonly passkey: StoredPasskey;
  readonly signCount: number;
  readonly purpose: ChallengePurpose;
}

interface Answer {
  readonly holder: Buffer;
  readonly purposes: readonly ChallengePurpose[];
  readonly credential: PasskeySignature;
}

/** The same, for a passkey that is registered. Whose it is, the caller has to check. */
export async function verifySignature(
  context: MemberServices,
  { holder, purposes, credential }: Answer,
): Promise<VerifiedPasskey> {
  const { purpose, expected } = await takeExpected(context, { holder, purposes });
  const passkey = await findPasskey(context.db, credential.id);
  if (!passkey) throw passkeyUnknown();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: credential,
      ...expected,
      // Alone, a passkey is two factors only if the device checked who holds it.
      requireUserVerification: purpose === 'sign_in',
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    }),
  );
  if (!verified) throw passkeyRefused();
  return { passkey, signCount: authenticationInfo.newCounter, purpose };
}

async function takeExpected(
  { db, env, now }: MemberServices,
  { holder, purposes }: Pick<Answer, 'holder' | 'purposes'>,
) {
  const taken = await takeChallenge(db, { holder, purposes, now: now() });
  if (!taken) throw new AppError(410, 'challenge_expired', text.challengeExpired());
  const { rpID, origin } = relyingParty(env);
  const expected = { expectedChallenge: taken.challenge, expectedOrigin: origin, expectedRPID: rpID };
  return { purpose: taken.purpose, expected };
}

/** The library throws plain errors for whatever doesn't fit. */
async function orRefuse<Verified>(verification: Promise<Verified>): Promise<Verified> {
  try {
    return await verification;
  } catch (cause) {
    throw passkeyRefused(cause);
  }
}

export function passkeyUnknown(): AppError {
  return new AppError(422, 'passkey_unknown', text.passkeyUnknown());
}

function passkeyRefused(cause?: unknown): AppError {
  return new AppError(422, 'passkey_refused', text.passkeyRefused(), { cause });
}
