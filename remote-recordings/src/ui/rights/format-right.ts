import { formatPeriod, formatUses, type RightsLine } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS, type RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { joinParts } from '@counterpoint/kit/text';
import * as text from '../../messages/details.generated.ts';

export function formatRight(line: RightView): string {
  return formatRightLine({ ...line, share: formatShare(line.share) });
}

type StatedRight = Pick<
  RightView,
  'role' | 'uses' | 'territories' | 'valid_from' | 'valid_to' | 'source' | 'is_controlled_by_third_party' | 'is_claim'
> & { readonly share: string };

/** Formats a line that may still lack its period, as in a form. */
export function formatRightLine(line: StatedRight): string {
  const { role, uses, share, territories, valid_from, valid_to, source } = line;
  return joinParts([
    text.rightAs({ share, role: RIGHTS_HOLDER_ROLE_LABELS[role]().toLowerCase() }),
    formatUses(uses).toLowerCase(),
    formatTerritories(territories),
    valid_from && formatPeriod(valid_from, valid_to),
    source && text.source({ source }),
    line.is_controlled_by_third_party && text.thirdParty(),
    line.is_claim && text.ownClaim(),
  ]);
}

/** Formats `40.00%, all uses, World, from 3 March 2024`. */
export function formatRightsLine({ share, uses, territories, from, to }: RightsLine): string {
  return `${formatShare(share)}, ${formatUses(uses).toLowerCase()}, ${formatTerritories(territories)}, ${formatPeriod(from, to)}`;
}
