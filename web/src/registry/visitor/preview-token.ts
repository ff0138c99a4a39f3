import { createPublicKey, sign, verify } from 'node:crypto';
import type { WebEnv } from '../../config/env.ts';
import type { BundleId } from '../bundles.ts';
import { type DeployFolder, deployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { renewSignatures } from '../signing/renew-signatures.ts';
import { ownSigner, readSigningKeys } from '../signing/signing-keys.ts';

const FORM = /^(?<id>[\w-]+)\.(?<until>\d{13})(?:\.(?<area>[\w-]+))?\.(?<signature>[\w-]{86})$/;
const HOUR_MS = 3_600_000;

interface Grant {
  readonly hours: number;
  /** The only area whose versions it shows; null for all. */
  readonly area: BundleId | null;
}

/** Shows `<area>@<version>` to its holder, or with `@canary` each version that is the area's canary. */
export async function createPreviewLink(
  { DEPLOY_DIR, PUBLIC_URL }: WebEnv,
  choice: string,
  granted: Grant,
): Promise<string> {
  const token = await createPreviewToken(deployFolder(DEPLOY_DIR), granted);
  return new URL(`/?area=${choice}&preview=${token}`, PUBLIC_URL).href;
}

/** Lets its holder choose versions of areas. Signed with the installation's own key. */
export async function createPreviewToken(folder: DeployFolder, { hours, area }: Grant): Promise<string> {
  await renewSignatures(folder);
  const { id, privateKey } = await withDeploymentLock(folder, () => ownSigner(folder));
  const until = Date.now() + hours * HOUR_MS;
  const signature = sign(null, bytesOf(id, until, area), privateKey).toString('base64url');
  return area === null ? `${id}.${until}.${signature}` : `${id}.${until}.${area}.${signature}`;
}

/** Returns null if the token is forged or has ended, or if its key was revoked. */
export async function readPreviewToken(
  folder: DeployFolder,
  token: string,
): Promise<{ readonly end: Date; readonly area: string | null } | null> {
  const { id, until, area = null, signature } = FORM.exec(token)?.groups ?? {};
  if (id === undefined || signature === undefined || Number(until) <= Date.now()) return null;
  const key = (await readSigningKeys(folder)).find((each) => each.id === id);
  if (!key || key.area !== null || key.revoked_at !== null) return null;
  const publicKey = createPublicKey({ key: Buffer.from(key.public_key, 'base64'), format: 'der', type: 'spki' });
  const isSigned = verify(null, bytesOf(id, Number(until), area), publicKey, Buffer.from(signature, 'base64url'));
  return isSigned ? { end: new Date(Number(until)), area } : null;
}

function bytesOf(id: string, until: number, area: string | null): Buffer {
  const signed = ['area-preview', id, until];
  return Buffer.from(JSON.stringify(area === null ? signed : [...signed, area]));
}
