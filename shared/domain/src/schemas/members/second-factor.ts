import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import { body, id, instant, requiredText } from '../requests/text.ts';
import { currentPassword } from './session.ts';

export const PROOFS = ['passkey', 'authenticator_app', 'recovery_code', 'password'] as const;
export type Proof = (typeof PROOFS)[number];

const proofs = z.array(z.enum(PROOFS));

/** Instead of a session: the password was right, and one of these has to follow. */
export const pendingSignIn = z.object({ proofs });

/** How a member can prove who they are before a sensitive act. */
export const possibleProofs = z.object({ proofs });

const passkey = z.object({ id, name: z.string(), created_at: instant, last_used_at: z.nullable(instant) });
export type Passkey = z.infer<typeof passkey>;

export const secondFactors = z.object({
  passkeys: z.array(passkey),
  authenticator_app: z.nullable(z.object({ added_at: instant })),
  recovery_codes_left: z.int(),
  /** Whether the society requires one of this member. */
  is_required: z.boolean(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** The codes are shown once; null if the account has some already. */
export const addedFactor = z.object({ recovery_codes: z.nullable(z.array(z.string())) });

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** For the app: the secret as text, and as the address in a QR code. */
export const authenticatorSetup = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

const ENTER_CODE = { error: text.enterCode };

/** Six digits of an app, or a recovery code, however spaced. */
export const factorCode = z.string(ENTER_CODE).check(
  z.maxLength(40, ENTER_CODE),
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-Z]{6,20}$/, ENTER_CODE),
);

export const codeEntry = body({ code: factorCode });

export const passkeyName = body({ name: requiredText(text.enterPasskeyName, 60) });

const encoded = z.string().check(z.regex(/^[\w-]{1,20000}$/));
const transports = z._default(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10)), []);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  /** Extensions aren't used. */
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
};

export const newPasskey = body({
  name: passkeyName.shape.name,
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeySignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
});
export type PasskeySignature = z.infer<typeof passkeySignature>;

export const signedChallenge = body({ credential: passkeySignature });

export const passkeySignInRequest = body({ purpose: z.enum(['sign_in', 'second_factor']) });

export const proof = z.discriminatedUnion('by', [
  body({ by: z.literal('password'), password: currentPassword }),
  body({ by: z.literal('code'), code: factorCode }),
  body({ by: z.literal('passkey'), credential: passkeySignature }),
]);
export type ProofGiven = z.infer<typeof proof>;

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const newPasskeyOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.exactOptional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>;
