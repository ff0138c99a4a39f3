import type { Need } from '@counterpoint/domain/permissions';
import * as z from 'zod/mini';
import type { AreaIcon } from './areas/area-icon.ts';
import { buildFiles } from './build-files.ts';
import type { BuildSource } from './build-source.ts';

export { type AreaBuild, areaBuild } from './area-build.ts';
export { type BuildSource, buildSource, sourceOf } from './build-source.ts';

/** A path or HTTP URL with a trailing slash. Rejects `..` and empty segments: `//x/` would be another server. */
const folder = z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?(\/(?!\.{1,2}\/)[^/\s]+)*\/$/));

/**
 * An area as a page gets it: in its reader's language, and without what only a deployment checks. Its entry was checked there
 * (`areaEntry`).
 */
export const deployedArea = z.object({
  area: z.string(),
  label: z.string(),
  shortLabel: z.string(),
  icon: z.custom<AreaIcon>((icon) => typeof icon === 'string'),
  home: z.string(),
  publicPaths: z.array(z.string()),
  privatePaths: z.array(z.string()),
  permission: z.optional(z.custom<Need>((need) => typeof need === 'string')),
  ...buildFiles,
  /** The folder of its files: `/r/<area>/<version>/`. */
  base: folder,
});
export type DeployedArea = z.infer<typeof deployedArea>;

/** The deployed build of each area, in the order of the menu; undeployed areas are missing. */
export const registry = z.object({
  /** The host's version. A page has it as its `release`. */
  host: z.optional(z.string()),
  /** The reader previews whatever an area's canary is, so the page loads a newer one by itself. */
  isPreview: z.optional(z.boolean()),
  areas: z.record(z.string(), deployedArea),
});
export type Registry = z.infer<typeof registry>;

/** The folder that a version is served from. */
export function releaseBase(bundle: string, version: string): string {
  return `/r/${bundle}/${version}/`;
}

/** The content of a build's signature, besides the area and its version. */
export interface RecordClaim {
  /** The id of the key. */
  readonly key: string;
  readonly base: string;
  /** sha384 of the build's record, which has the hash of every script. */
  readonly build: string;
  readonly signed_at: string;
  readonly source?: BuildSource | undefined;
  readonly expires_at: string;
}

/** The first member keeps this text apart from anything else that a key may ever sign. */
export function signedText(bundle: string, version: string, claim: RecordClaim): string {
  const { key, base, build, signed_at, source, expires_at } = claim;
  const parts = ['area-record', bundle, version, key, base, build, signed_at, expires_at];
  return JSON.stringify(source ? [...parts, source.commit, source.run] : parts);
}
