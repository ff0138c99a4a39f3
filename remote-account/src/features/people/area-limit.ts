import { portalAreaName } from '@counterpoint/contract/areas';
import type { Permissions } from '@counterpoint/domain/permissions';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/people.generated.ts';

/** Empty for a role in all areas. */
export function limitOf({ areas }: Pick<Permissions, 'areas'>): string {
  return areas ? text.onlyIn({ areas: formatList(areas.map(portalAreaName), 'unit') }) : '';
}
