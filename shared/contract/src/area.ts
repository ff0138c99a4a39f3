import type { Message } from '@counterpoint/messages';
import type { ComponentType } from 'react';

export type Access = 'public' | 'private';

/** A page of an area, as data: the host matches, loads, retries and guards it. */
export interface AreaRoute {
  /** Full path with `:name` parameters, below one of the area's own prefixes. */
  readonly path: string;
  readonly access: Access;
  /** The title until the page sets a better one. A string before version 1.6 of the contract. */
  readonly title: Message | string;
  /** Called again on each attempt, so that a failed load can be retried. */
  readonly load: () => Promise<{ Page: ComponentType }>;
}

export interface Area {
  /** As in its `area.json`. */
  readonly id: string;
  /** Version of this package that the area was built against; the host rejects one it can't serve. */
  readonly contractVersion: string;
  readonly routes: readonly AreaRoute[];
}

/** Declares an area, so that the compiler checks it in one place. */
export function defineArea(area: Area): Area {
  return area;
}

export function routeTitle({ title }: AreaRoute): string {
  return typeof title === 'string' ? title : title();
}
