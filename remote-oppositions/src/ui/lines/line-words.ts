import type { CaseLine, CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { CONTRIBUTOR_CATEGORY_LABELS, RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, formatShareNumber } from '@counterpoint/domain/shares';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/shares.generated.ts';

export const MEASURE_WORDS: Record<CaseMeasure, { readonly label: Message; readonly within: Message }> = {
  pr: { label: text.performing, within: text.performingRight },
  mr: { label: text.mechanical, within: text.mechanicalRight },
  sr: { label: text.synchronisation, within: text.synchronisationRight },
  recording: { label: text.ofRecording, within: text.recording },
};

const ROLES: Readonly<Record<CaseLine['group'], Readonly<Record<string, Message>>>> = {
  writer: WRITER_ROLE_LABELS,
  publisher: PUBLISHER_TYPE_LABELS,
  holder: RIGHTS_HOLDER_ROLE_LABELS,
  contributor: CONTRIBUTOR_CATEGORY_LABELS,
};

export function formatRole({ group, role }: Pick<CaseLine, 'group' | 'role'>): string {
  return role ? (ROLES[group][role]?.() ?? role) : '';
}

export function differenceText(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${formatShareNumber(Math.abs(difference))}`;
}

export function formatDifference(difference: number): string {
  if (difference === 0) return text.noChange();
  const share = formatShare(Math.abs(difference));
  return difference > 0 ? text.more({ share }) : text.less({ share });
}
