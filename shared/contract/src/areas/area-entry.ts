import { NEEDS } from '@counterpoint/domain/permissions';
import * as z from 'zod/mini';
import * as text from '../messages/area-entry.generated.ts';
import { AREA_ICONS } from './area-icon.ts';
import { isBelow } from './owner-of-path.ts';

/** Ids that are taken: of the host, and of a member that every object has. */
const RESERVED_IDS = ['host', 'constructor'];
/** The host's own pages, and what the server answers itself. */
const RESERVED_PATHS = ['/dashboard', '/test', '/api', '/assets', '/docs', '/healthz', '/metrics', '/r', '/registry'];

/** Also the folder of its releases (`/r/<id>/`), and in this workspace the suffix of its package, `remote-<id>`. */
export const areaId = z.string().check(
  z.maxLength(32),
  z.regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/),
  z.refine((id) => !RESERVED_IDS.includes(id), { error: () => text.reserved() }),
);

/** A path prefix: lower case, without a trailing slash. */
export const areaPath = z.string().check(
  z.maxLength(60),
  z.regex(/^(\/[a-z\d]+(-[a-z\d]+)*)+$/),
  z.refine((path) => !RESERVED_PATHS.some((reserved) => isBelow(path, reserved)), { error: () => text.reserved() }),
);

/** English is shown where a language is missing. */
const label = z.strictObject({ en: oneLine(), fr: z.optional(oneLine()) });

function oneLine() {
  return z.string().check(z.trim(), z.regex(/^\P{C}{1,40}$/u, { error: () => text.label() }));
}

/** See `AreaIcon`. */
const pathData = z.string().check(z.maxLength(1000), z.regex(/^M[-\d\s,.MmLlHhVvCcSsQqTtAaZz]+$/));

const place = {
  label,
  /** Below the icon in the navigation rail, from 480 to 768 pixels; the label by default. */
  shortLabel: z.optional(label),
  icon: z.union([z.enum(AREA_ICONS), pathData]),
  /** The place in the menu, from the top; no two areas have the same. Development servers listen on 3000 and this. */
  order: z.int().check(z.gte(1), z.lte(99)),
  /** The page that the menu opens; below one of the private paths. */
  home: areaPath,
  /** Path prefixes; `publicPaths` need no session, `privatePaths` do. */
  publicPaths: z.array(areaPath).check(z.maxLength(20)),
  privatePaths: z.array(areaPath).check(z.minLength(1), z.maxLength(20)),
  /** The permission that a person needs to see the area; by default everybody sees it. */
  permission: z.optional(z.enum(NEEDS)),
};

interface Home {
  readonly home: string;
  readonly privatePaths: readonly string[];
}

export const hasOwnHome = z.refine<Home>(({ home, privatePaths }) => privatePaths.some((path) => isBelow(home, path)), {
  path: ['home'],
  error: () => text.home(),
});

/** `area.json` beside the `package.json` of an area: its place in the portal, known before its code loads. */
export const areaEntry = z.strictObject({ id: areaId, ...place }).check(hasOwnHome);
export type AreaEntry = z.infer<typeof areaEntry>;

/** The same in the record of a build. */
export const builtEntry = z.object({ area: areaId, ...place });
