import type { CaseLine, CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { CONTRIBUTOR_CATEGORY_LABELS, RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare } from '@counterpoint/domain/shares';

export const MEASURE_WORDS: Record<CaseMeasure, { readonly label: string; readonly within: string }> = {
  pr: { label: 'Performing', within: 'the performing right' },
  mr: { label: 'Mechanical', within: 'the mechanical right' },
  sr: { label: 'Synchronisation', within: 'the synchronisation right' },
  recording: { label: 'Of the recording', within: 'the recording' },
};

const ROLES: Readonly<Record<CaseLine['group'], Readonly<Record<string, string>>>> = {
  writer: WRITER_ROLE_LABELS,
  publisher: PUBLISHER_TYPE_LABELS,
  holder: RIGHTS_HOLDER_ROLE_LABELS,
  contributor: CONTRIBUTOR_CATEGORY_LABELS,
};

/** Returns an unknown code unchanged. */
export function roleWords({ group, role }: Pick<CaseLine, 'group' | 'role'>): string {
  return role ? (ROLES[group][role] ?? role) : '';
}

/** `+20.00`, `−20.00`, `0.00`. */
export function differenceText(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${formatShare(Math.abs(difference)).replace('%', '')}`;
}

/** `20.00% more`. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'no change';
  return `${formatShare(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}
