import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type BundleId, bundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { logCredential } from '../deployment-log.ts';
import { readIfThere, replaceDurably } from '../durable-files.ts';

const deployToken = z.object({
  id: z.string(),
  /** The only area that it changes. */
  area: bundleId,
  /** sha256 of the secret, which is random and long enough for it. */
  hash: z.string(),
  /** The holder's name, for the log. */
  by: z.string(),
  expires_at: z.iso.datetime(),
  revoked_at: z.nullable(z.iso.datetime()),
});
export type DeployToken = z.infer<typeof deployToken>;

const deployTokens = z.object({ tokens: z.array(deployToken) });

const FORM = /^cpd_([0-9a-f]{8})_([\w-]{43})$/;
const DAY_MS = 86_400_000;

export async function readDeployTokens(folder: DeployFolder): Promise<DeployToken[]> {
  const content = await readIfThere(folder.tokens);
  return content === null ? [] : deployTokens.parse(JSON.parse(content)).tokens;
}

interface NewToken {
  readonly area: BundleId;
  /** The holder's name. */
  readonly by: string;
  /** The person who creates it; the holder by default. */
  readonly actor?: string;
  readonly days: number;
}

/** @returns the token, which can't be shown again */
export async function createDeployToken(
  folder: DeployFolder,
  { area, by, actor = by, days }: NewToken,
): Promise<string> {
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  const expires_at = new Date(Date.now() + days * DAY_MS).toISOString();
  const token = { id, area, hash: hashOf(secret).toString('hex'), by, expires_at, revoked_at: null };
  await withDeploymentLock(folder, async () => {
    const tokens = await readDeployTokens(folder);
    await logCredential(folder, { by: actor, act: 'create_token', id, holder: by, area });
    await write(folder, [...tokens, token]);
  });
  return `cpd_${id}_${secret}`;
}

/** @returns whether there is such a token */
export function revokeDeployToken(folder: DeployFolder, id: string, by: string): Promise<boolean> {
  return withDeploymentLock(folder, async () => {
    const tokens = await readDeployTokens(folder);
    const token = tokens.find((each) => each.id === id);
    if (!token || token.revoked_at !== null) return token !== undefined;
    const { area, by: holder } = token;
    await logCredential(folder, { by, act: 'revoke_token', id, holder, area });
    const revoked_at = new Date().toISOString();
    await write(
      folder,
      tokens.map((each) => (each === token ? { ...token, revoked_at } : each)),
    );
    return true;
  });
}

/** Returns the valid token of an `Authorization` header; null if it's wrong, expired or revoked. */
export async function findDeployToken(folder: DeployFolder, header: string | undefined): Promise<DeployToken | null> {
  const [, id, secret] = FORM.exec(header?.replace(/^Bearer /, '') ?? '') ?? [];
  const token = (await readDeployTokens(folder)).find((each) => each.id === id);
  if (!token || secret === undefined) return null;
  const isRight = timingSafeEqual(hashOf(secret), Buffer.from(token.hash, 'hex'));
  return isRight && isUsable(token) ? token : null;
}

export function isUsable({ revoked_at, expires_at }: DeployToken): boolean {
  return revoked_at === null && new Date() < new Date(expires_at);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function write(folder: DeployFolder, tokens: readonly DeployToken[]): Promise<void> {
  await replaceDurably(folder.tokens, `${JSON.stringify({ tokens }, null, 2)}\n`);
}
