import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import { systemCode } from 'api/system-errors';
import * as z from 'zod';
import { type BundleId, bundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { replaceDurably } from '../durable-files.ts';

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
  try {
    return deployTokens.parse(JSON.parse(await fs.readFile(folder.tokens, 'utf8'))).tokens;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

interface NewToken {
  readonly area: BundleId;
  readonly by: string;
  readonly days: number;
  readonly now: Date;
}

/** @returns the token, which can't be shown again */
export async function createDeployToken(folder: DeployFolder, { area, by, days, now }: NewToken): Promise<string> {
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  const expires_at = new Date(now.getTime() + days * DAY_MS).toISOString();
  const token = { id, area, hash: hashOf(secret).toString('hex'), by, expires_at, revoked_at: null };
  await withDeploymentLock(folder, async () => write(folder, [...(await readDeployTokens(folder)), token]));
  return `cpd_${id}_${secret}`;
}

/** @returns whether there is such a token */
export function revokeDeployToken(folder: DeployFolder, id: string, now: Date): Promise<boolean> {
  return withDeploymentLock(folder, async () => {
    const tokens = await readDeployTokens(folder);
    const revoke = (token: DeployToken) => ({ ...token, revoked_at: token.revoked_at ?? now.toISOString() });
    await write(
      folder,
      tokens.map((token) => (token.id === id ? revoke(token) : token)),
    );
    return tokens.some((token) => token.id === id);
  });
}

/** Returns the valid token of an `Authorization` header; null if it's wrong, expired or revoked. */
export async function findDeployToken(
  folder: DeployFolder,
  header: string | undefined,
  now: Date,
): Promise<DeployToken | null> {
  const [, id, secret] = FORM.exec(header?.replace(/^Bearer /, '') ?? '') ?? [];
  const token = (await readDeployTokens(folder)).find((each) => each.id === id);
  if (!token || secret === undefined) return null;
  const isRight = timingSafeEqual(hashOf(secret), Buffer.from(token.hash, 'hex'));
  return isRight && isUsable(token, now) ? token : null;
}

export function isUsable({ revoked_at, expires_at }: DeployToken, now: Date): boolean {
  return revoked_at === null && now < new Date(expires_at);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function write(folder: DeployFolder, tokens: readonly DeployToken[]): Promise<void> {
  await replaceDurably(folder.tokens, `${JSON.stringify({ tokens }, null, 2)}\n`);
}
