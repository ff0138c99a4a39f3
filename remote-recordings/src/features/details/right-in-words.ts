import { formatPeriod, formatUses } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS, type RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';

export function rightInWords(line: RightView): string {
  const { role, uses, share, territories, valid_from, valid_to, source, is_claim } = line;
  return [
    `${formatShare(share)} as ${RIGHTS_HOLDER_ROLE_LABELS[role]().toLowerCase()}`,
    formatUses(uses).toLowerCase(),
    formatTerritories(territories),
    formatPeriod(valid_from, valid_to),
    source && `by ${source}`,
    line.is_controlled_by_third_party && 'exercised by somebody else',
    is_claim && 'claimed by themselves',
  ]
    .filter(Boolean)
    .join(', ');
}
