import { areaTitle } from '@counterpoint/contract/areas';
import type { Permissions, PortalArea } from '@counterpoint/domain/permissions';
import { formatList } from '@counterpoint/messages';
import * as text from '../messages/people.generated.ts';

export function areaName(area: PortalArea): string {
  return areaTitle(area === 'disputes' ? 'oppositions' : area);
}

/** Empty for a role in all areas. */
export function limitOf({ areas }: Pick<Permissions, 'areas'>): string {
  return areas ? text.onlyIn({ areas: formatList(areas.map(areaName), 'unit') }) : '';
}
