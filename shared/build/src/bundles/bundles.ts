/** One bundle of the front end. */
export interface Bundle {
  readonly name: string;
  /** The package it belongs to, below the workspace's root. */
  readonly folder: string;
  /** Its webpack configuration, below the workspace's root. */
  readonly config: string;
  /** Where it is put, below the workspace's root. */
  readonly output: string;
  /** The file in `output` that tells what was built. */
  readonly record: string;
}

function remote(area: string): Bundle {
  const folder = `remote-${area}`;
  return { name: folder, folder, config: `${folder}/webpack.config.ts`, output: `${folder}/dist`, record: 'area.json' };
}

/** Every bundle, the largest first so that two at once end together. */
export const BUNDLES: readonly Bundle[] = [
  { name: 'host', folder: 'host', config: 'host/webpack.config.ts', output: 'host/dist', record: 'host.json' },
  remote('compositions'),
  remote('account'),
  remote('recordings'),
  remote('oppositions'),
  {
    name: 'sign-in',
    folder: 'host',
    config: 'host/sign-in/webpack.config.ts',
    output: 'host/dist-sign-in',
    record: 'sign-in.json',
  },
];
