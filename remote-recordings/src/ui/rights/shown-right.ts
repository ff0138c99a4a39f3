import { type RightsLine, toRightsLine } from '@counterpoint/domain/recording-rights';
import type { RightsHolderRole, RightView } from '@counterpoint/domain/schemas/recordings';
import { parseShare } from '@counterpoint/domain/shares';
import { reach } from '@counterpoint/domain/territories';
import type { RightValues } from './right-values.ts';

export interface ShownRight extends RightsLine {
  readonly key: string;
  readonly partyId: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly role: RightsHolderRole;
  readonly isClaim: boolean;
  readonly source: string | null;
  readonly isControlledByThirdParty: boolean;
}

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

type Shown = Parameters<typeof toRightsLine>[0] &
  Pick<RightView, 'party_id' | 'name' | 'is_me' | 'role' | 'is_claim' | 'source' | 'is_controlled_by_third_party'>;

function toShown(right: Shown, index: number): ShownRight {
  return {
    ...toRightsLine(right),
    key: `${index}:${right.party_id}`,
    partyId: right.party_id,
    name: right.name,
    isMe: right.is_me,
    role: right.role,
    isClaim: right.is_claim,
    source: right.source,
    isControlledByThirdParty: right.is_controlled_by_third_party,
  };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
