import { createPublicKey, sign, verify } from 'node:crypto';
import type { WebEnv } from '../../config/env.ts';
import { type DeployFolder, deployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { renewSignatures } from '../signing/renew-signatures.ts';
import { ownSigner, readSigningKeys } from '../signing/signing-keys.ts';

const FORM = /^(?<id>[\w-]+)\.(?<until>\d{13})\.(?<signature>[\w-]{86})$/;
const HOUR_MS = 3_600_000;

/** Shows `<area>@<version>` to its holder, or with `@canary` each version that is the area's canary. */
export async function createPreviewLink(
  { DEPLOY_DIR, PUBLIC_URL }: WebEnv,
  choice: string,
  hours: number,
): Promise<string> {
  const token = await createPreviewToken(deployFolder(DEPLOY_DIR), new Date(), hours);
  return new URL(`/?area=${choice}&preview=${token}`, PUBLIC_URL).href;
}

/** Lets its holder choose versions of areas. Signed with the installation's own key. */
export async function createPreviewToken(folder: DeployFolder, now: Date, hours: number): Promise<string> {
  await renewSignatures(folder, now);
  const { id, privateKey } = await withDeploymentLock(folder, () => ownSigner(folder, now));
  const until = now.getTime() + hours * HOUR_MS;
  return `${id}.${until}.${sign(null, bytesOf(id, until), privateKey).toString('base64url')}`;
}

/** Returns when the token ends; null if it's forged or has ended, or if its key was revoked. */
export async function previewEnd(folder: DeployFolder, token: string, now: Date): Promise<Date | null> {
  const { id, until, signature } = FORM.exec(token)?.groups ?? {};
  if (id === undefined || signature === undefined || Number(until) <= now.getTime()) return null;
  const key = (await readSigningKeys(folder))?.find((each) => each.id === id);
  if (!key || key.area !== null || key.revoked_at !== null) return null;
  const publicKey = createPublicKey({ key: Buffer.from(key.public_key, 'base64'), format: 'der', type: 'spki' });
  const isSigned = verify(null, bytesOf(id, Number(until)), publicKey, Buffer.from(signature, 'base64url'));
  return isSigned ? new Date(Number(until)) : null;
}

function bytesOf(id: string, until: number): Buffer {
  return Buffer.from(JSON.stringify(['area-preview', id, until]));
}
