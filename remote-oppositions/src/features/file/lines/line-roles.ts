import type { CaseLineGroup } from '@counterpoint/domain/schemas/cases';
import type { PartyKind } from '@counterpoint/domain/schemas/parties';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_CATEGORY_LABELS,
  RIGHTS_HOLDER_ROLE_LABELS,
  RIGHTS_HOLDER_ROLES,
} from '@counterpoint/domain/schemas/recordings';
import {
  PUBLISHER_TYPE_LABELS,
  PUBLISHER_TYPES,
  WRITER_ROLE_LABELS,
  WRITER_ROLES,
} from '@counterpoint/domain/schemas/works';
import type { SelectOption } from '@counterpoint/kit/form';

export const ROLE_OPTIONS: Record<CaseLineGroup, readonly SelectOption[]> = {
  writer: WRITER_ROLES.map((value) => ({ value, label: WRITER_ROLE_LABELS[value] })),
  publisher: PUBLISHER_TYPES.map((value) => ({ value, label: PUBLISHER_TYPE_LABELS[value] })),
  holder: RIGHTS_HOLDER_ROLES.map((value) => ({ value, label: RIGHTS_HOLDER_ROLE_LABELS[value] })),
  contributor: CONTRIBUTOR_CATEGORIES.map((value) => ({ value, label: CONTRIBUTOR_CATEGORY_LABELS[value] })),
};

/** Companies get a publisher's line, people a writer's. */
export function groupFor(groups: readonly CaseLineGroup[], kind: PartyKind): CaseLineGroup {
  const [first = 'writer'] = groups;
  return kind === 'organisation' && groups.includes('publisher') ? 'publisher' : first;
}
