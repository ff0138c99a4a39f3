import fs from 'node:fs/promises';
import path from 'node:path';
import { type AreaBuild, areaBuild } from '@counterpoint/contract/registry';
import { systemCode } from 'api/system-errors';
import * as z from 'zod';
import { HOST } from './bundles.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { liveHistories, readDeploymentRecord } from './deployment-record.ts';

interface ServedArea {
  readonly build: AreaBuild;
  readonly folder: string;
  /** Only some members get it. */
  readonly isCanary: boolean;
}

/** The areas that members get, live and as canaries, as their records say. Leaves out what can't be read, which isn't served. */
export async function readServedAreas(folder: DeployFolder): Promise<ServedArea[]> {
  const areas = liveHistories(await readDeploymentRecord(folder)).filter(([id]) => id !== HOST);
  const versions = areas.flatMap(([area, { current, canary }]) => [
    { folder: folder.release(area, current), isCanary: false },
    ...(canary ? [{ folder: folder.release(area, canary.version), isCanary: true }] : []),
  ]);
  const served = await Promise.all(
    versions.map(async (version) => ({ ...version, build: await readAreaBuild(version.folder).catch(leaveOut) })),
  );
  return served.flatMap(({ build, ...version }) => (build ? [{ ...version, build }] : []));
}

/** Reads the record alone, whose files were verified before. */
export async function readAreaBuild(folder: string): Promise<AreaBuild> {
  return areaBuild.parse(JSON.parse(await fs.readFile(path.join(folder, 'area.json'), 'utf8')));
}

/** What is gone, or was written by an earlier release in another form. */
function leaveOut(error: unknown): null {
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError || systemCode(error) === 'ENOENT') return null;
  throw error;
}
