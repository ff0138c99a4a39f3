import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeySignature,
} from '@counterpoint/domain/schemas/members';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as text from '../messages/passkeys.generated.ts';

/** Whether this browser knows passkeys. */
export const supportsPasskeys: () => boolean = browserSupportsWebAuthn;

/** A passkey couldn’t be used or created. The message is for the member. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly kind = 'passkey';
}

/** Asks the member for a passkey that signs the server's challenge. Throws a `PasskeyError` if there is none. */
export function signWithPasskey(options: PasskeyOptions): Promise<PasskeySignature> {
  return withPasskeyErrors(async () => {
    const { id, rawId, type, response, clientExtensionResults } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, clientExtensionResults, response: { clientDataJSON, authenticatorData, signature } };
  });
}

/** Asks the member to create a passkey. Throws a `PasskeyError` if they don't, or this device already has one. */
export function createPasskey(options: NewPasskeyOptions): Promise<NewPasskey['credential']> {
  return withPasskeyErrors(async () => {
    const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, clientExtensionResults, response: { clientDataJSON, attestationObject, transports } };
  });
}

async function withPasskeyErrors<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  if (!supportsPasskeys()) throw new PasskeyError(text.unsupported());
  try {
    return await work();
  } catch (cause) {
    // Browsers don't report whether the member cancelled or had no passkey.
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new PasskeyError(isKnown ? text.alreadyThere() : text.notUsed(), { cause });
  }
}
