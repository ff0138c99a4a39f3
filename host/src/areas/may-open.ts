import { mayVisit, useHost } from '@counterpoint/contract';
import { may } from '@counterpoint/domain/permissions';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { areaOfPath } from './registry-store.ts';

/** Whether a person may open a page, as links and the entry of its area say. The API decides on each call. */
export function mayOpen(user: Profile, path: string): boolean {
  const [pathname = ''] = path.split('?');
  const owner = areaOfPath(pathname);
  const permission = owner?.access === 'private' ? owner.area.permission : undefined;
  return mayVisit(user, path) && (!permission || may(user.person, permission));
}

/** True while the role is unknown, so that nothing appears late. */
export function useMayOpen(path: string): boolean {
  const { user } = useHost();
  return !user || mayOpen(user, path);
}
