import * as z from 'zod/mini';
import { AREA_IDS } from './areas/index.ts';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
/** A file name without a folder. */
const file = z.string().check(z.regex(/^[\w-][\w.-]*$/));
/** A path or HTTP URL with a trailing slash. Rejects `..` and empty segments: `//x/` would be another server. */
const folder = z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?(\/(?!\.{1,2}\/)[^/\s]+)*\/$/));

/**
 * Description of a remote's build (`dist/area.json`). Replaces the federation manifest at run time: one document lists
 * the files and their hashes.
 */
export const areaBuild = z.object({
  area: z.enum(AREA_IDS),
  /** `<package version>-<hash of the files>`; reproducible from the same sources. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/)),
  /** Script of the federation container. */
  entry: file,
  /** Scripts of the exposed module, preloaded with the entry. */
  chunks: z.array(file),
  /** Scripts with the area's own copies of shared modules, which only run where no host provides them. */
  fallbacks: z._default(z.array(file), []),
  /** The oldest host packages that this build runs with. */
  needs: z.object({ contract: version, kit: version }),
  /** The exports of shared modules that its code refers to, by module; `*` is a whole module. */
  uses: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** sha384 integrity value (`sha384-…`) of every script, by file name. */
  integrity: z.record(file, z.string().check(z.startsWith('sha384-'))),
});
export type AreaBuild = z.infer<typeof areaBuild>;

/** `base` is the folder of its files: `/r/<area>/<version>/`. Every page has it, so what only a deployment checks is left out. */
export const deployedArea = z.extend(z.omit(areaBuild, { uses: true }), {
  base: folder,
});
export type DeployedArea = z.infer<typeof deployedArea>;

/** The deployed build of each area; undeployed areas are missing. */
export const registry = z.object({
  /** The host's version. A page has it as its `release`. */
  host: z.optional(z.string()),
  areas: z.partialRecord(z.enum(AREA_IDS), deployedArea),
});
export type Registry = z.infer<typeof registry>;
