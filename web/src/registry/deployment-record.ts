import { areaId } from '@counterpoint/contract/areas';
import { areaBuild } from '@counterpoint/contract/registry';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as z from 'zod';
import * as message from '../messages/deployments.generated.ts';
import { type BundleId, HOST } from './bundles.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { readIfThere, replaceDurably } from './durable-files.ts';
import { parseJson } from './parse-json.ts';
import { recordSignature } from './signing/record-signature.ts';

const version = areaBuild.shape.version;

const versionHistory = z
  .object({
    current: version,
    /** Served to a share of the members instead of `current`. */
    canary: z.optional(z.object({ version, percent: z.int().min(0).max(99) })),
    /** Members don't get the area; a rollback brings it back. */
    removed_at: z.optional(z.iso.datetime()),
    /** Previous versions, oldest first; a rollback returns to the last one. */
    earlier: z.array(version),
    /** All versions ever deployed, oldest first, without duplicates. */
    deployed: z.array(
      z.object({
        version,
        deployed_at: z.iso.datetime(),
        /** Missing in records of earlier releases. */
        signature: z.optional(recordSignature),
        /** It failed for members and was rolled back, and not deployed again since. */
        failed_at: z.optional(z.iso.datetime()),
        /** Its files were removed. */
        pruned_at: z.optional(z.iso.datetime()),
      }),
    ),
  })
  .refine(
    ({ current, canary, earlier, deployed }) =>
      [current, ...earlier, canary?.version ?? current].every((one) => deployed.some((entry) => entry.version === one)),
    { error: () => message.unknownVersion() },
  );
export type VersionHistory = z.infer<typeof versionHistory>;

/** `registry.json` in the deploy folder. What was never deployed is missing. */
const deploymentRecord = z.object({
  host: z.optional(versionHistory),
  areas: z.record(areaId, versionHistory),
});
export type DeploymentRecord = z.infer<typeof deploymentRecord>;

/** @throws a `DeploymentRejected` that names the error */
export function parseDeploymentRecord(text: string, file: string): DeploymentRecord {
  const result = inTerminalLanguage(() => deploymentRecord.safeParse(parseJson(text)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const problem = issue?.message ?? '';
  throw new DeploymentRejected(() =>
    message.brokenRecord({ file, place: issue?.path.join('.') || message.noObject(), problem }),
  );
}

export async function readDeploymentRecord(folder: DeployFolder): Promise<DeploymentRecord> {
  const content = await readIfThere(folder.record);
  return content === null ? { areas: {} } : parseDeploymentRecord(content, folder.record);
}

export function historyOf({ host, areas }: DeploymentRecord, bundle: BundleId): VersionHistory | undefined {
  return bundle === HOST ? host : areas[bundle];
}

/** Everything that was ever deployed, the host first. */
export function allHistories({ host, areas }: DeploymentRecord): [BundleId, VersionHistory][] {
  return [...(host ? [[HOST, host] satisfies [BundleId, VersionHistory]] : []), ...Object.entries(areas)];
}

/** The version that members get. */
export function liveHistories(record: DeploymentRecord): [BundleId, VersionHistory][] {
  return allHistories(record).filter(([, { removed_at }]) => removed_at === undefined);
}

/** Undefined if it was never deployed. */
export async function readHistory(folder: DeployFolder, bundle: BundleId): Promise<VersionHistory | undefined> {
  return historyOf(await readDeploymentRecord(folder), bundle);
}

/** Atomic. Requires the lock. */
export async function writeHistory(folder: DeployFolder, bundle: BundleId, history: VersionHistory): Promise<void> {
  const record = await readDeploymentRecord(folder);
  const next: DeploymentRecord =
    bundle === HOST ? { ...record, host: history } : { ...record, areas: { ...record.areas, [bundle]: history } };
  await replaceDurably(folder.record, `${JSON.stringify(next, null, 2)}\n`);
}
