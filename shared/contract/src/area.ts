import type { ComponentType } from 'react';
import type { AreaId } from './areas/index.ts';

/** Whether a route needs a session. */
export type Access = 'public' | 'private';

/** One page of an area. It is data, not a router's object: the host matches, loads, retries and guards. */
export interface AreaRoute {
  /** A whole path of the portal with `:name` parameters, from `paths.ts`. */
  readonly path: string;
  readonly access: Access;
  /** What the browser's title shows until the page says better through `setTitle`. */
  readonly title: string;
  /** Brings the page's code. Called anew on each attempt, so that a failed load can be tried again. */
  readonly load: () => Promise<{ Page: ComponentType }>;
}

/** The one thing that a remote exposes. */
export interface Area {
  readonly id: AreaId;
  /** The version of this package that the area was built against; the host refuses one it cannot serve. */
  readonly contractVersion: string;
  readonly routes: readonly AreaRoute[];
}

/** Declares an area. It adds nothing at run time: it makes the compiler look at the whole of it in one place. */
export function defineArea(area: Area): Area {
  return area;
}
