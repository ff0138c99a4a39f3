import { createPublicKey, verify } from 'node:crypto';
import { isBelow } from '@counterpoint/contract/areas';
import { buildSource, releaseBase, signedText } from '@counterpoint/contract/registry';
import type { RecordSignature, SignedRecord } from '@counterpoint/contract/registry-client';
import type { Message } from '@counterpoint/messages';
import * as z from 'zod';
import * as text from '../../messages/deployments.generated.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import type { SigningKey } from './signing-keys.ts';

export const recordSignature = z.strictObject({
  /** The id of the key. */
  key: z.string(),
  /** The folder that the version is served from. */
  base: z.string(),
  /** sha384 of the build's record, which has the hash of every script. */
  build: z.string(),
  signed_at: z.iso.datetime(),
  /** Only of builds that a build server signed. */
  source: z.optional(buildSource),
  /** The record isn't served from then on. */
  expires_at: z.iso.datetime(),
  /** Ed25519, in base64. */
  signature: z.base64(),
});

/** A build's record, as it was read. */
export interface ReadRecord extends SignedRecord {
  /** The portal's paths that the area serves. */
  readonly paths: readonly string[];
}

type Keys = readonly SigningKey[];

/** Throws a `DeploymentRejected` unless a key that may serve this area from this folder signed exactly this record. */
export function rejectUntrusted(record: ReadRecord, signature: RecordSignature | undefined, keys: Keys): void {
  const problem = problemOf(record, signature, keys);
  if (problem) throw new DeploymentRejected(problem);
}

export function isTrusted(record: ReadRecord, signature: RecordSignature | undefined, keys: Keys): boolean {
  return problemOf(record, signature, keys) === null;
}

function problemOf(
  { area, version, hash, paths }: ReadRecord,
  signature: RecordSignature | undefined,
  keys: Keys,
): Message | null {
  const named = { area, version };
  if (!signature) return () => text.unsigned(named);
  const key = keys.find(({ id }) => id === signature.key);
  if (!key || key.revoked_at !== null) return () => text.untrustedKey({ ...named, key: signature.key });
  const base = releaseBase(area, version);
  const isOwn = (key.area === null || key.area === area) && base.startsWith(key.prefix);
  if (!isOwn || signature.base !== base) return () => text.foreignKey({ ...named, key: key.id, base });
  const foreign = key.paths && paths.find((each) => !key.paths?.some((own) => isBelow(each, own)));
  if (foreign !== undefined) return () => text.foreignPath({ ...named, key: key.id, path: foreign });
  const publicKey = createPublicKey({ key: Buffer.from(key.public_key, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.from(signedText(area, version, signature));
  const isSigned = verify(null, signed, publicKey, Buffer.from(signature.signature, 'base64'));
  if (!isSigned || signature.build !== hash) return () => text.forged(named);
  return new Date() < new Date(signature.expires_at)
    ? null
    : () => text.expired({ ...named, at: signature.expires_at });
}
