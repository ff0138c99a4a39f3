import type { AreaBuild, Registry } from '@counterpoint/contract/registry';
import type { HostBuild } from '../assets/host-build.ts';
import type { Visitor } from '../registry/visitor/visitor.ts';

export interface Script {
  readonly address: string;
  readonly integrity: string;
}

/** `base` is the folder of its files, with a trailing slash. */
export interface DeployedHost extends HostBuild {
  readonly base: string;
}

export type AreaRelease = AreaBuild & { readonly base: string };

/** The builds of one state of the deployments, in all languages, the areas in the order of the menu. */
export interface Releases {
  readonly host: DeployedHost;
  readonly areas: readonly AreaRelease[];
}

/** The same in the reader's language, as a page gets it. */
export interface Deployment {
  readonly host: DeployedHost;
  readonly registry: Registry;
}

export interface PageFiles {
  /** Without a visitor, the versions of everybody. Throws `BuildMissing`. */
  deployed(visitor?: Visitor): Promise<Releases>;
  readonly devOrigins: readonly string[];
}

interface Files {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

export function scriptOf({ base, integrity }: Files, file: string): Script {
  return { address: base + file, integrity: integrity[file] ?? '' };
}
