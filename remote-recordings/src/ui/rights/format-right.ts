import { formatPeriod, formatUses } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS, type RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import * as text from '../../messages/details.generated.ts';

export function formatRight(line: RightView): string {
  const { role, uses, share, territories, valid_from, valid_to, source, is_claim } = line;
  return [
    text.rightAs({ share: formatShare(share), role: RIGHTS_HOLDER_ROLE_LABELS[role]().toLowerCase() }),
    formatUses(uses).toLowerCase(),
    formatTerritories(territories),
    formatPeriod(valid_from, valid_to),
    source && text.source({ source }),
    line.is_controlled_by_third_party && text.thirdParty(),
    is_claim && text.ownClaim(),
  ]
    .filter(Boolean)
    .join(', ');
}
