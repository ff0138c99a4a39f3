/** The path prefixes of an area; `publicPaths` need no session, `privatePaths` do. */
export interface OwnPaths {
  readonly publicPaths: readonly string[];
  readonly privatePaths: readonly string[];
}

/** Returns the area that serves a path; null if none does. */
export function ownerOfPath<Area extends OwnPaths>(
  areas: readonly Area[],
  pathname: string,
): { area: Area; access: 'public' | 'private' } | null {
  for (const area of areas) {
    if (area.publicPaths.some((prefix) => isBelow(pathname, prefix))) return { area, access: 'public' };
    if (area.privatePaths.some((prefix) => isBelow(pathname, prefix))) return { area, access: 'private' };
  }
  return null;
}

/** Also if it is the prefix itself. */
export function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
