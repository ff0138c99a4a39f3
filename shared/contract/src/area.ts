import type { Message } from '@counterpoint/messages';
import type { ComponentType } from 'react';
import type { AreaId } from './areas/index.ts';

export type Access = 'public' | 'private';

/** One page of an area. It is data, not a router's object: the host matches, loads, retries and guards. */
export interface AreaRoute {
  /** A whole path of the portal with `:name` parameters, from `paths.ts`. */
  readonly path: string;
  readonly access: Access;
  /** The browser's title until the page sets a better one. A string before version 1.6 of the contract. */
  readonly title: Message | string;
  /** Loads the page's code. Called again on each attempt, so that a failed load can be retried. */
  readonly load: () => Promise<{ Page: ComponentType }>;
}

/** The one thing that a remote exposes. */
export interface Area {
  readonly id: AreaId;
  /** The version of this package that the area was built against; the host rejects one it can't serve. */
  readonly contractVersion: string;
  readonly routes: readonly AreaRoute[];
}

/** Declares an area. It does nothing at run time: it makes the compiler check all of it in one place. */
export function defineArea(area: Area): Area {
  return area;
}

/** Returns a route's title in the reader's language. */
export function routeTitle({ title }: AreaRoute): string {
  return typeof title === 'string' ? title : title();
}
