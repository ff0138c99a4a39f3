import * as z from 'zod/mini';
import { AREA_IDS } from './areas/index.ts';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
const file = z.string().check(z.regex(/^[\w-][\w.-]*$/, 'A file name without a folder.'));
/** A path or an address of http that ends in a slash, without steps up or empty steps: `//x/` would be another server. */
const folder = z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?(\/(?!\.{1,2}\/)[^/\s]+)*\/$/));

/**
 * What the build of a remote says about itself (`dist/area.json`), and what is deployed of it. It stands in for the
 * federation manifest at run time: one document tells what to fetch, and what it must hash to.
 */
export const areaBuild = z.object({
  area: z.enum(AREA_IDS),
  /** `<package version>-<hash of the files>`: the same sources give the same version. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/)),
  /** The federation container's script. */
  entry: file,
  /** The scripts of the exposed module, which are fetched together with the entry. */
  chunks: z.array(file),
  /** Scripts with the area's own copies of shared modules, which only run where no host provides them. */
  fallbacks: z._default(z.array(file), []),
  /** The oldest host packages that this build runs with. */
  needs: z.object({ contract: version, kit: version }),
  /** sha384 of every script, as an integrity value (`sha384-…`), by file name. */
  integrity: z.record(file, z.string().check(z.startsWith('sha384-'))),
});
/** What a build says about itself. */
export type AreaBuild = z.infer<typeof areaBuild>;

/** A deployed area: its build, and the folder's address (`/r/<area>/<version>/`) that its files stand below. */
export const deployedArea = z.extend(areaBuild, {
  base: folder,
});
/** A deployed area. */
export type DeployedArea = z.infer<typeof deployedArea>;

/** The deployment registry, as the page gets it: what is in force of each area. An area not deployed is missing. */
export const registry = z.object({ areas: z.partialRecord(z.enum(AREA_IDS), deployedArea) });
/** What is in force of each area. */
export type Registry = z.infer<typeof registry>;
