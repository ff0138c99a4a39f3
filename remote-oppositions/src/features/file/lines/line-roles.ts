import { CASE_LINE_ROLE_LABELS, type CaseLineGroup } from '@counterpoint/domain/schemas/cases';
import type { PartyKind } from '@counterpoint/domain/schemas/parties';
import type { SelectOption } from '@counterpoint/kit/form';

export function roleOptions(group: CaseLineGroup): SelectOption[] {
  return Object.entries(CASE_LINE_ROLE_LABELS[group]).map(([value, label]) => ({ value, label: label() }));
}

/** Companies get a publisher's line, people a writer's. */
export function groupFor(groups: readonly CaseLineGroup[], kind: PartyKind): CaseLineGroup {
  const [first = 'writer'] = groups;
  return kind === 'organisation' && groups.includes('publisher') ? 'publisher' : first;
}
