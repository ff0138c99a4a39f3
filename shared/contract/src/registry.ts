import type { Need } from '@counterpoint/domain/permissions';
import * as z from 'zod/mini';
import type { AreaIcon } from './areas/area-icon.ts';
import { buildFiles } from './build-files.ts';

export { type AreaBuild, areaBuild } from './area-build.ts';

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
  areas: z.record(z.string(), deployedArea),
});
export type Registry = z.infer<typeof registry>;
