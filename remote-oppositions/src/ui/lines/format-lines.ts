import type { CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { formatShare, formatShareNumber } from '@counterpoint/domain/shares';
import { withinSentence } from '@counterpoint/kit/text';
import { formatList, type Message } from '@counterpoint/messages';
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

export function differenceText(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${formatShareNumber(Math.abs(difference))}`;
}

export function formatDifference(difference: number): string {
  if (difference === 0) return text.noChange();
  const share = formatShare(Math.abs(difference));
  return difference > 0 ? text.more({ share }) : text.less({ share });
}
