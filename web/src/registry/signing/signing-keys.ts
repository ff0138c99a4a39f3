import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { areaPath } from '@counterpoint/contract/areas';
import type { Signer } from '@counterpoint/contract/registry-client';
import * as z from 'zod';
import * as text from '../../messages/deployments.generated.ts';
import { type BundleId, bundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { logCredential } from '../deployment-log.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { readIfThere, replaceDurably } from '../durable-files.ts';

const signingKey = z.object({
  id: z.string(),
  /** The only area that it signs; null for this installation's own key. */
  area: z.nullable(bundleId),
  /** The folders that its versions may be served from. */
  prefix: z.string(),
  /** The portal's paths that its area may serve, with all below them; missing for any that are free. */
  paths: z.optional(z.array(areaPath)),
  /** Ed25519, as SPKI in base64. */
  public_key: z.base64(),
  /** The holder's name. */
  by: z.string(),
  created_at: z.iso.datetime(),
  revoked_at: z.nullable(z.iso.datetime()),
});
export type SigningKey = z.infer<typeof signingKey>;

/** `keys.json`: the public keys whose signatures count. */
const signingKeys = z.object({ keys: z.array(signingKey) });

const OWN = 'own';

export async function readSigningKeys(folder: DeployFolder): Promise<SigningKey[]> {
  const content = await readIfThere(folder.keys);
  if (content === null) return [];
  try {
    return signingKeys.parse(JSON.parse(content)).keys;
  } catch (cause) {
    throw new DeploymentRejected(() => text.brokenKeys({ file: folder.keys }), cause);
  }
}

interface NewKey {
  readonly area: BundleId;
  readonly prefix: string;
  /** By default, any that are free. */
  readonly paths?: readonly string[];
  /** The holder's name. */
  readonly by: string;
  /** The person who creates it; the holder by default. */
  readonly actor?: string;
}

/** Adds a key to the list. Returns its secret half, which isn't stored. */
export async function createSigningKey(folder: DeployFolder, newKey: NewKey): Promise<string> {
  const { area, prefix, paths, by, actor = by } = newKey;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = randomBytes(4).toString('hex');
  const limits = { area, prefix, ...(paths && { paths: [...paths] }) };
  const key = { id, ...limits, by, public_key: encode(publicKey), revoked_at: null };
  await withDeploymentLock(folder, () => addKey(folder, key, actor));
  return `cpk_${id}_${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')}`;
}

/** Returns whether there is such a key. Its records are refused from now on. */
export function revokeSigningKey(folder: DeployFolder, id: string, by: string): Promise<boolean> {
  return withDeploymentLock(folder, async () => {
    const keys = await readSigningKeys(folder);
    const key = keys.find((each) => each.id === id);
    if (!key || key.revoked_at !== null) return key !== undefined;
    const { area, prefix, by: holder } = key;
    await logCredential(folder, { by, act: 'revoke_key', id, holder, area, prefix });
    const revoked_at = new Date().toISOString();
    await writeKeys(
      folder,
      keys.map((each) => (each === key ? { ...key, revoked_at } : each)),
    );
    // Running portals read the keys again when the record changes.
    const record = await readIfThere(folder.record);
    if (record !== null) await replaceDurably(folder.record, record);
    return true;
  });
}

/** Before the first start of a release that signs; keys of areas may have been created. */
export async function isUnsignedYet(folder: DeployFolder): Promise<boolean> {
  const hasOwn = (await readSigningKeys(folder)).some(({ area }) => area === null);
  return !hasOwn && (await readIfThere(folder.ownKey)) === null;
}

/**
 * The key of this installation, which signs for everybody with access to its disk. Created when needed; if it
 * was revoked and its file is gone, the next one is revoked, too. Requires the lock.
 */
export async function ownSigner(folder: DeployFolder): Promise<Signer> {
  const stored = await readIfThere(folder.ownKey);
  const privateKey = stored === null ? generateKeyPairSync('ed25519').privateKey : createPrivateKey(stored);
  if (stored === null)
    await replaceDurably(folder.ownKey, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
  const public_key = encode(createPublicKey(privateKey));
  const own = (await readSigningKeys(folder)).filter(({ area }) => area === null);
  const known = own.find((key) => key.public_key === public_key);
  if (known) return { id: known.id, privateKey };
  const id = `${OWN}-${randomBytes(4).toString('hex')}`;
  const isRevoked = own.length > 0 && own.every(({ revoked_at }) => revoked_at !== null);
  const revoked_at = isRevoked ? new Date().toISOString() : null;
  await addKey(folder, { id, area: null, prefix: '/r/', by: OWN, public_key, revoked_at }, 'portal');
  return { id, privateKey };
}

async function addKey(folder: DeployFolder, key: Omit<SigningKey, 'created_at'>, actor: string): Promise<void> {
  const { id, by: holder, area, prefix } = key;
  await logCredential(folder, { by: actor, act: 'add_key', id, holder, area, prefix });
  await writeKeys(folder, [...(await readSigningKeys(folder)), { ...key, created_at: new Date().toISOString() }]);
}

async function writeKeys(folder: DeployFolder, keys: readonly SigningKey[]): Promise<void> {
  await replaceDurably(folder.keys, `${JSON.stringify({ keys }, null, 2)}\n`);
}

function encode(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}
