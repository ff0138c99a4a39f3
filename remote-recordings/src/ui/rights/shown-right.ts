import { type RightsLine, toRightsLine } from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { parseShare } from '@counterpoint/domain/shares';
import { reach } from '@counterpoint/domain/territories';
import type { RightValues } from './right-values.ts';

type Described = Pick<
  RightView,
  'party_id' | 'name' | 'is_me' | 'role' | 'is_claim' | 'source' | 'is_controlled_by_third_party'
>;
export type ShownRight = RightsLine & Described & { readonly key: string };

export function shownOf(rights: readonly RightView[]): ShownRight[] {
  return rights.map(toShown);
}

export function shownOfValues(rights: readonly RightValues[]): ShownRight[] {
  return rights.flatMap(({ party, ...right }, index) => {
    const share = parseShare(right.share);
    const { uses, territories, valid_from, valid_to } = right;
    const isPeriod = isDay(valid_from) && (valid_to === '' || (isDay(valid_to) && valid_from <= valid_to));
    if (share === null || share === 0 || !isPeriod || uses.length === 0 || reach(territories).size === 0) return [];
    const ends = { valid_to: valid_to || null, source: right.source || null };
    return toShown({ ...right, ...party, ...ends, share }, index);
  });
}

function toShown(right: Parameters<typeof toRightsLine>[0] & Described, index: number): ShownRight {
  return { ...right, ...toRightsLine(right), key: `${index}:${right.party_id}` };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
