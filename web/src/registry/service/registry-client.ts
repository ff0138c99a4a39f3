import * as z from 'zod';
import type { WebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import type { BundleId } from '../bundles.ts';
import type { Switched } from '../deploy-bundle.ts';
import type { Reason } from '../deployment-log.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import type { StoredVersion } from '../prune-bundle.ts';
import { readVerifiedBuild, recordOf } from '../read-build.ts';
import type { RecordSignature, SignedRecord } from '../signing/record-signature.ts';

const switched = z.object({ before: z.string().nullable(), after: z.string().nullable(), canary: z.int().optional() });
const storedVersions = z.object({
  versions: z.array(
    z.object({ version: z.string(), bytes: z.int(), need: z.enum(['live', 'rollback', 'recent']).nullable() }),
  ),
});

/** Another machine's registry, with a token for the area. */
export interface RemoteRegistry {
  readonly url: string;
  readonly token: string;
}

export function remoteRegistry({ DEPLOY_REGISTRY, DEPLOY_TOKEN }: WebEnv): RemoteRegistry | null {
  return DEPLOY_REGISTRY === undefined ? null : { url: DEPLOY_REGISTRY, token: DEPLOY_TOKEN };
}

interface RemoteChange {
  readonly registry: RemoteRegistry;
  readonly reason: Reason;
}

interface RemoteDeployment extends RemoteChange {
  readonly from: string;
  readonly isAgain?: boolean;
  readonly canary?: number | undefined;
  readonly sign: ((record: SignedRecord) => RecordSignature) | undefined;
}

/** Sends a build. Throws a `DeploymentRejected` with the registry's reason. */
export async function deployRemotely(
  area: BundleId,
  { registry, reason, from, isAgain = false, canary, sign }: RemoteDeployment,
): Promise<Switched> {
  if (!sign) throw new DeploymentRejected(text.missingKey);
  const verified = await readVerifiedBuild(area, from);
  const signature = sign(recordOf(verified));
  const contents = [...verified.files].map(([name, content]) => [name, content.toString('base64')]);
  const body = { why: reason.why, again: isAgain, canary, signature, files: Object.fromEntries(contents) };
  return switched.parse(await change(registry, `registry/areas/${area}/versions`, body));
}

export async function rollbackRemotely(
  area: BundleId,
  { registry, reason, to }: RemoteChange & { to: string | undefined },
): Promise<Switched> {
  return switched.parse(await change(registry, `registry/areas/${area}/rollback`, { why: reason.why, to }));
}

export async function removeRemotely(area: BundleId, { registry, reason }: RemoteChange): Promise<Switched> {
  return switched.parse(await change(registry, `registry/areas/${area}/remove`, { why: reason.why }));
}

export async function listRemotely(area: BundleId, registry: RemoteRegistry): Promise<StoredVersion[]> {
  return storedVersions.parse(await send(registry, `registry/areas/${area}/versions`)).versions;
}

export async function pruneRemotely(area: BundleId, { registry, reason }: RemoteChange): Promise<StoredVersion[]> {
  const answer = await change(registry, `registry/areas/${area}/prune`, { why: reason.why });
  return storedVersions.parse(answer).versions;
}

async function change(registry: RemoteRegistry, place: string, body: object): Promise<unknown> {
  const { head } = z.object({ head: z.string().nullable() }).parse(await send(registry, 'registry/areas'));
  return send(registry, place, { ...body, head });
}

async function send({ url, token }: RemoteRegistry, place: string, body?: object): Promise<unknown> {
  const address = new URL(place, `${url.replace(/\/$/, '')}/`);
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new DeploymentRejected(() => text.registryUnreachable({ url }), cause);
  });
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content;
  const message = z.object({ message: z.string() }).safeParse(content).data?.message;
  throw new DeploymentRejected(() => message ?? text.registryFailed({ url, status: String(answer.status) }));
}
