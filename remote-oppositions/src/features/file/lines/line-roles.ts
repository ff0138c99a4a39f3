import type { CaseLineGroup } from '@counterpoint/domain/schemas/cases';
import type { PartyKind } from '@counterpoint/domain/schemas/parties';
import { CONTRIBUTOR_CATEGORY_LABELS, RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import type { SelectOption } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';

const LABELS: Record<CaseLineGroup, Readonly<Record<string, Message>>> = {
  writer: WRITER_ROLE_LABELS,
  publisher: PUBLISHER_TYPE_LABELS,
  holder: RIGHTS_HOLDER_ROLE_LABELS,
  contributor: CONTRIBUTOR_CATEGORY_LABELS,
};

export function roleOptions(group: CaseLineGroup): SelectOption[] {
  return Object.entries(LABELS[group]).map(([value, label]) => ({ value, label: label() }));
}

/** Companies get a publisher's line, people a writer's. */
export function groupFor(groups: readonly CaseLineGroup[], kind: PartyKind): CaseLineGroup {
  const [first = 'writer'] = groups;
  return kind === 'organisation' && groups.includes('publisher') ? 'publisher' : first;
}
