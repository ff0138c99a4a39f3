import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
/** The name of a file without a folder. */
export const fileName = z.string().check(z.regex(/^[\w-][\w.-]*$/));

/** An area's files, as listed by its build and by a page. */
export const buildFiles = {
  /** `<package version>-<hash of the files>`; reproducible from the same sources. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/)),
  /** Script of the federation container. */
  entry: fileName,
  /** Scripts of the exposed module, preloaded with the entry. */
  chunks: z.array(fileName),
  /** The oldest host packages that this build runs with. */
  needs: z.object({ contract: version, kit: version }),
  /** sha384 integrity value (`sha384-…`) of every script, by file name. */
  integrity: z.record(fileName, z.string().check(z.startsWith('sha384-'))),
};
