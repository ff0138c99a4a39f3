import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type StagedPackage, stagePackages } from '@counterpoint/build/packages';
import { WORKSPACE } from '@counterpoint/build/workspace';
import * as z from 'zod';

const run = promisify(execFile);

/** An area in a folder outside this repository, with nothing of ours but the packages that a registry gets. */
export interface OutsideArea {
  /** Runs `npx counterpoint-area`. Returns what it prints. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

/** Makes an area as `npm create counterpoint-area` does. The libraries are linked, so that no test needs a registry. */
export async function createOutsideArea(id: string): Promise<OutsideArea> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-outside-'));
  const modules = path.join(root, 'node_modules');
  const scope = path.join(modules, '@counterpoint');
  const packages = await stagePackages({ target: scope, hasTypes: false });
  for (const each of packages) linkLibraries(each, modules);
  const folder = path.join(root, id);
  await run(process.execPath, [path.join(scope, 'create-counterpoint-area/dist/create.js'), folder]);
  const command = path.join(scope, 'build/dist/area/counterpoint-area.js');
  return {
    async run(args, env = {}) {
      const { stdout, stderr } = await run(process.execPath, [command, ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
      });
      return stdout + stderr;
    },
    remove: () => rm(root, { recursive: true }),
  };
}

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});

function linkLibraries({ source, folder }: StagedPackage, modules: string): void {
  const content: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies } = manifest.parse(content);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = path.join(modules, name);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(WORKSPACE, source, 'node_modules', name), link);
  }
}
