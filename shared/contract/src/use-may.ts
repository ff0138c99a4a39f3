import { may, type Need } from '@counterpoint/domain/permissions';
import { useHost } from './host-services.ts';

/**
 * Returns whether the role of the signed-in person allows an act, for buttons and links. The API decides by the same
 * table. True while the role is unknown, so that nothing appears late.
 */
export function useMay(need: Need): boolean {
  const { user } = useHost();
  return !user || may(user.person.role, need);
}
