import fs from 'node:fs/promises';
import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { areaBuild } from '@counterpoint/contract/registry';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { systemCode } from 'api/system-errors';
import * as z from 'zod';
import * as message from '../messages/deployments.generated.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { replaceDurably } from './durable-files.ts';
import { recordSignature } from './signing/record-signature.ts';

const version = areaBuild.shape.version;

const areaHistory = z
  .object({
    current: version,
    /** Served to a share of the members instead of `current`. */
    canary: z.optional(z.object({ version, percent: z.int().min(0).max(99) })),
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
export type AreaHistory = z.infer<typeof areaHistory>;

/** `registry.json` in the deploy folder. Areas never deployed are missing. */
const deploymentRecord = z.object({ areas: z.partialRecord(z.enum(AREA_IDS), areaHistory) });
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
  try {
    return parseDeploymentRecord(await fs.readFile(folder.record, 'utf8'), folder.record);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return { areas: {} };
    throw error;
  }
}

/** Atomic. Requires the lock. */
export async function writeAreaHistory(folder: DeployFolder, area: AreaId, history: AreaHistory): Promise<void> {
  const record = await readDeploymentRecord(folder);
  const next: DeploymentRecord = { areas: { ...record.areas, [area]: history } };
  await replaceDurably(folder.record, `${JSON.stringify(next, null, 2)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
