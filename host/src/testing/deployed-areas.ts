import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areaEntry, labelIn } from '@counterpoint/contract/areas';
import { type DeployedArea, deployedArea, type Registry } from '@counterpoint/contract/registry';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import kit from '@counterpoint/kit/package.json' with { type: 'json' };

const WORKSPACE = path.join(import.meta.dirname, '../../..');

/** An area as a page gets it. */
export function aDeployedArea(parts: Partial<DeployedArea> = {}): DeployedArea {
  const area = parts.area ?? 'royalties';
  const version = parts.version ?? '1.0.0-0123456789';
  return {
    area,
    label: 'Royalties',
    shortLabel: 'Royalties',
    icon: 'M4 12h16',
    home: '/royalties',
    publicPaths: [],
    privatePaths: ['/royalties'],
    version,
    entry: 'entry.js',
    chunks: [],
    needs: { contract: CONTRACT_VERSION, kit: kit.version },
    integrity: {},
    base: `/r/${area}/${version}/`,
    ...parts,
  };
}

/** The areas of this workspace, as their entries say, in English. */
export function workspaceAreas(): Registry['areas'] {
  const entries = globSync('remote-*/area.json', { cwd: WORKSPACE }).map((file) =>
    areaEntry.parse(JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'))),
  );
  const inOrder = entries.sort((one, other) => one.order - other.order);
  return Object.fromEntries(
    inOrder.map(({ id, label, shortLabel = label, ...entry }) => {
      const built = { ...aDeployedArea({ area: id }), ...entry };
      const labels = { label: labelIn(label, 'en'), shortLabel: labelIn(shortLabel, 'en') };
      return [id, deployedArea.parse({ ...built, ...labels })];
    }),
  );
}
