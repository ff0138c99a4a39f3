import { may, type Need } from '@counterpoint/domain/permissions';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { useHost } from './host-services.ts';
import { needOfPath } from './path-needs.ts';

/**
 * Returns whether the role of the signed-in person allows an act, for buttons and links. The API decides by the same
 * table. True while the role is unknown, so that nothing appears late.
 */
export function useMay(need: Need): boolean {
  const { user } = useHost();
  return !user || may(user.person, need);
}

/** Returns whether the person may do what a page of the portal is for. */
export function useMayVisit(path: string): boolean {
  const { user } = useHost();
  return !user || mayVisit(user, path);
}

/** Returns whether the person of a loaded profile may do what a page of the portal is for. */
export function mayVisit({ person }: Profile, path: string): boolean {
  const need = needOfPath(path);
  return need === null || may(person, need);
}
