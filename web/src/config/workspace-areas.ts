import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AreaEntry, areaEntry } from '@counterpoint/contract/areas';
import { WORKSPACE } from './workspace.ts';

/** The ids of the areas in this workspace: packages with an `area.json`. */
export function workspaceAreaIds(): string[] {
  return globSync('remote-*/area.json', { cwd: WORKSPACE })
    .map((file) => path.dirname(file).replace('remote-', ''))
    .sort();
}

export function workspaceAreas(): AreaEntry[] {
  return workspaceAreaIds().map((id) =>
    areaEntry.parse(JSON.parse(readFileSync(path.join(WORKSPACE, `remote-${id}`, 'area.json'), 'utf8'))),
  );
}
