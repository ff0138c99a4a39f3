import fs from 'node:fs/promises';
import path from 'node:path';
import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { type DeployedArea, deployedArea, type Registry } from '@counterpoint/contract/registry';
import { changingFile } from '../assets/changing-file.ts';
import { deployFolder, releaseBase } from './deploy-folder.ts';
import { parseDeploymentRecord } from './deployment-record.ts';

/**
 * The deployed areas as pages get them. Reflects a switch at the next call; a broken record keeps the last good value.
 */
export function createRegistryReader(deployDir: string, onBroken: (error: unknown) => void): () => Promise<Registry> {
  const folder = deployFolder(deployDir);
  return changingFile<Registry>({
    file: folder.record,
    onBroken,
    initial: { areas: {} },
    async parse(text) {
      if (text === null) throw new Error(`${folder.record} is gone.`);
      const { areas } = parseDeploymentRecord(text, folder.record);
      const deployed: Partial<Record<AreaId, DeployedArea>> = {};
      for (const area of AREA_IDS) {
        const version = areas[area]?.current;
        if (version) deployed[area] = await readDeployed(folder.release(area, version), area, version);
      }
      return { areas: deployed };
    },
  });
}

async function readDeployed(release: string, area: AreaId, version: string): Promise<DeployedArea> {
  const build: object = JSON.parse(await fs.readFile(path.join(release, 'area.json'), 'utf8'));
  return deployedArea.parse({ ...build, base: releaseBase(area, version) });
}
