import type { CaseLine, CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { CONTRIBUTOR_CATEGORY_LABELS, RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, formatShareNumber } from '@counterpoint/domain/shares';
import { withinSentence } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/shares.generated.ts';

export const MEASURE_LABELS: Record<CaseMeasure, { readonly label: Message; readonly within: Message }> = {
  pr: { label: text.performing, within: text.performingRight },
  mr: { label: text.mechanical, within: text.mechanicalRight },
  sr: { label: text.synchronisation, within: text.synchronisationRight },
  recording: { label: text.ofRecording, within: text.recording },
};

/** The rights that one table is about, as a heading and within a sentence. */
export function formatMeasures(measures: readonly CaseMeasure[]): { readonly label: string; readonly within: string } {
  const [first = '', ...others] = measures.map((measure) => MEASURE_LABELS[measure].label());
  return {
    label: formatList([first, ...others.map(withinSentence)]),
    within: formatList(measures.map((measure) => MEASURE_LABELS[measure].within())),
  };
}

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
