import type { Message } from '@counterpoint/messages';
import { CONTRIBUTOR_CATEGORY_LABELS, RIGHTS_HOLDER_ROLE_LABELS } from '../recordings/recording-choices.ts';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '../works/work-choices.ts';
import type { CaseLineGroup } from './case-choices.ts';
import type { CaseLine } from './case-lines.ts';

export const CASE_LINE_ROLE_LABELS: Readonly<Record<CaseLineGroup, Readonly<Record<string, Message>>>> = {
  writer: WRITER_ROLE_LABELS,
  publisher: PUBLISHER_TYPE_LABELS,
  holder: RIGHTS_HOLDER_ROLE_LABELS,
  contributor: CONTRIBUTOR_CATEGORY_LABELS,
};

export function formatLineRole({ group, role }: Pick<CaseLine, 'group' | 'role'>): string {
  return role ? (CASE_LINE_ROLE_LABELS[group][role]?.() ?? role) : '';
}
