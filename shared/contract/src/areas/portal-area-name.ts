import type { PortalArea } from '@counterpoint/domain/permissions';
import * as text from '../messages/portal-areas.generated.ts';

const NAMES = {
  compositions: text.compositions,
  recordings: text.recordings,
  disputes: text.oppositions,
  account: text.account,
} as const;

/** The name of an area that a role can be limited to. */
export function portalAreaName(area: PortalArea): string {
  return NAMES[area]();
}
