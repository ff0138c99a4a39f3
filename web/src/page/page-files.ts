import type { Registry } from '@counterpoint/contract/registry';
import type { HostBuild, SignInBuild } from '../assets/host-build.ts';
import type { Visitor } from '../registry/visitor/visitor.ts';

export interface Script {
  readonly address: string;
  readonly integrity: string;
}

export interface PageFiles {
  host(): Promise<HostBuild>;
  readonly hostBase: string;
  signIn(): Promise<SignInBuild>;
  /** Without a visitor, the versions of everybody. */
  registry(visitor?: Visitor): Promise<Registry>;
  readonly devOrigins: readonly string[];
}

export function scriptOf(base: string, integrity: Readonly<Record<string, string>>, file: string): Script {
  return { address: base + file, integrity: integrity[file] ?? '' };
}
