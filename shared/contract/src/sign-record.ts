import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { BuildSource } from './build-source.ts';
import * as text from './messages/registry-client.generated.ts';
import { type RecordClaim, releaseBase, signedText } from './registry.ts';
import { RegistryError } from './registry-error.ts';

const FORM = /^cpk_([0-9a-f]{8})_([\w-]+)$/;
const SIGNED_DAYS = 400;
const DAY_MS = 86_400_000;

/** A key that can sign. */
export interface Signer {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** The build that a signature covers. */
export interface SignedRecord {
  /** An area, or `host`. */
  readonly area: string;
  readonly version: string;
  /** sha384 of the bytes of the build's record. */
  readonly hash: string;
  readonly source?: BuildSource | undefined;
}

export interface RecordSignature extends RecordClaim {
  /** Ed25519, in base64. */
  readonly signature: string;
}

/** Reads a key as `pnpm area:keys create` prints it. Throws a `RegistryError`. */
export function readSigner(secret: string): Signer {
  const [, id, encoded] = FORM.exec(secret) ?? [];
  if (id === undefined || encoded === undefined) throw new RegistryError(text.wrongKey);
  try {
    const key = Buffer.from(encoded, 'base64url');
    return { id, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) };
  } catch (cause) {
    throw new RegistryError(text.wrongKey, cause);
  }
}

/** Signs for 400 days. */
export function signRecord(record: SignedRecord, signer: Signer, now: Date): RecordSignature {
  const { area, version, hash, source } = record;
  const expires_at = new Date(now.getTime() + SIGNED_DAYS * DAY_MS).toISOString();
  const claim = {
    key: signer.id,
    base: releaseBase(area, version),
    build: hash,
    signed_at: now.toISOString(),
    source,
    expires_at,
  };
  const signature = sign(null, Buffer.from(signedText(area, version, claim)), signer.privateKey).toString('base64');
  return { ...claim, signature };
}
