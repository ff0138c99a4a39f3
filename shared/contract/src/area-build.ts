import * as z from 'zod/mini';
import { builtEntry, hasOwnHome } from './areas/area-entry.ts';
import { buildFiles, fileName } from './build-files.ts';

/**
 * Description of a remote's build (`dist/area.json`), which a deployment signs and checks: the area's entry, its files and
 * its requirements. Replaces the federation manifest at run time.
 */
export const areaBuild = z
  .extend(builtEntry, {
    ...buildFiles,
    /** Scripts with the area's own copies of shared modules, which only run where no host provides them. */
    fallbacks: z._default(z.array(fileName), []),
    /** The exports of shared modules that its code refers to, by module; `*` is a whole module. */
    uses: z._default(z.record(z.string(), z.array(z.string())), {}),
  })
  .check(hasOwnHome);
export type AreaBuild = z.infer<typeof areaBuild>;
