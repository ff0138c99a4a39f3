import fs from 'node:fs/promises';
import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { areaBuild } from '@counterpoint/contract/registry';
import { systemCode } from 'api/system-errors';
import * as z from 'zod';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRefused } from './deployment-refused.ts';
import { replaceDurably } from './durable-files.ts';

const version = areaBuild.shape.version;

const areaHistory = z
  .object({
    /** The version in force. */
    current: version,
    /** What a rollback goes back to, the last one first in turn: the versions in force before, oldest first. */
    earlier: z.array(version),
    /** Every version that was ever deployed, oldest first, each once. */
    deployed: z.array(z.object({ version, deployed_at: z.iso.datetime() })),
  })
  .refine(
    ({ current, earlier, deployed }) =>
      [current, ...earlier].every((one) => deployed.some((entry) => entry.version === one)),
    'names a version that was never deployed',
  );
export type AreaHistory = z.infer<typeof areaHistory>;

/** `registry.json` in the deploy folder: the history of each area. An area never deployed is missing. */
const deploymentRecord = z.object({ areas: z.partialRecord(z.enum(AREA_IDS), areaHistory) });
export type DeploymentRecord = z.infer<typeof deploymentRecord>;

/** @throws a `DeploymentRefused` that says what is wrong with the text */
export function parseDeploymentRecord(text: string, file: string): DeploymentRecord {
  const result = deploymentRecord.safeParse(parseJson(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DeploymentRefused(`${file} is broken (${issue?.path.join('.') || 'no JSON object'}: ${issue?.message}).`);
}

/** Reads the record; before the first deployment it is empty. */
export async function readDeploymentRecord(folder: DeployFolder): Promise<DeploymentRecord> {
  try {
    return parseDeploymentRecord(await fs.readFile(folder.record, 'utf8'), folder.record);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return { areas: {} };
    throw error;
  }
}

/** Switches an area's history in one step. Under the lock only. */
export async function writeAreaHistory(folder: DeployFolder, area: AreaId, history: AreaHistory): Promise<void> {
  const record = await readDeploymentRecord(folder);
  const next: DeploymentRecord = { areas: { ...record.areas, [area]: history } };
  await replaceDurably(folder.record, `${JSON.stringify(next, null, 2)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Reported by the schema as what it is: no object.
    return undefined;
  }
}
