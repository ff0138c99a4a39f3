import type { Registry } from '@counterpoint/contract/registry';
import type { HostBuild, SignInBuild } from '../assets/host-build.ts';

export interface Script {
  readonly address: string;
  /** Empty under development, where files change. */
  readonly integrity: string;
}

/** Where pages get from what they are made of; production and development each have their own. */
export interface PageFiles {
  host(): Promise<HostBuild>;
  /** The address that the host's files stand below. */
  readonly hostBase: string;
  signIn(): Promise<SignInBuild>;
  registry(): Promise<Registry>;
  /** Other origins that scripts come from; none in production. */
  readonly devOrigins: readonly string[];
}

/** The script of a build by its file name. */
export function scriptOf(base: string, integrity: Readonly<Record<string, string>>, file: string): Script {
  return { address: base + file, integrity: integrity[file] ?? '' };
}
