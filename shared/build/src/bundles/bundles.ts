import { globSync } from 'node:fs';
import { WORKSPACE } from '../workspace.ts';

export interface Bundle {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  readonly output: string;
  readonly record: string;
  /** The bundle whose files this one contains. */
  readonly contains?: string;
}

function remote(folder: string): Bundle {
  return { name: folder, folder, config: `${folder}/webpack.config.ts`, output: `${folder}/dist`, record: 'area.json' };
}

/** The landing page, the host that contains it, and each package with the entry of an area. */
export const BUNDLES: readonly Bundle[] = [
  {
    name: 'sign-in',
    folder: 'host',
    config: 'host/sign-in/webpack.config.ts',
    output: 'host/dist-sign-in',
    record: 'sign-in.json',
  },
  {
    name: 'host',
    folder: 'host',
    config: 'host/webpack.config.ts',
    output: 'host/dist',
    record: 'host.json',
    contains: 'sign-in',
  },
  ...globSync('remote-*/area.json', { cwd: WORKSPACE })
    .sort()
    .map((file) => remote(file.replace(/\/area\.json$/, ''))),
];
