export interface Bundle {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  readonly output: string;
  readonly record: string;
  /** The bundle whose files this one contains. */
  readonly contains?: string;
}

function remote(area: string): Bundle {
  const folder = `remote-${area}`;
  return { name: folder, folder, config: `${folder}/webpack.config.ts`, output: `${folder}/dist`, record: 'area.json' };
}

/** Then largest first, so that two parallel builds end at about the same time. */
export const BUNDLES: readonly Bundle[] = [
  {
    name: 'sign-in',
    folder: 'host',
    config: 'host/sign-in/webpack.config.ts',
    output: 'host/dist-sign-in',
    record: 'sign-in.json',
  },
  remote('compositions'),
  {
    name: 'host',
    folder: 'host',
    config: 'host/webpack.config.ts',
    output: 'host/dist',
    record: 'host.json',
    contains: 'sign-in',
  },
  remote('account'),
  remote('recordings'),
  remote('oppositions'),
];
