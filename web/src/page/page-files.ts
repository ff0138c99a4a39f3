import type { Registry } from '@counterpoint/contract/registry';
import type { HostBuild, SignInBuild } from '../assets/host-build.ts';

export interface Script {
  readonly address: string;
  /** Empty in development, where files change. */
  readonly integrity: string;
}

/** Source of the page's files, for production or development. */
export interface PageFiles {
  host(): Promise<HostBuild>;
  readonly hostBase: string;
  signIn(): Promise<SignInBuild>;
  registry(): Promise<Registry>;
  /** Other script origins; empty in production. */
  readonly devOrigins: readonly string[];
}

export function scriptOf(base: string, integrity: Readonly<Record<string, string>>, file: string): Script {
  return { address: base + file, integrity: integrity[file] ?? '' };
}
