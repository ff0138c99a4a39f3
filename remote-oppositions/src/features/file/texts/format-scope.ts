import { formatPeriod, formatUses } from '@counterpoint/domain/recording-rights';
import type { CaseScope } from '@counterpoint/domain/schemas/cases';
import { RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { formatList } from '@counterpoint/messages';
import * as text from '../../../messages/filing.generated.ts';

/** Formats `Performing and mechanical, World`, `All uses, Ghana, from 1 March 2026`. */
export function formatScope({ rights, uses, territories, from, to }: CaseScope): string {
  const named = RIGHTS.filter((right) => rights.includes(right)).map((right) => RIGHT_LABELS[right]());
  const joined = formatList(named.map((label, index) => (index === 0 ? label : label.toLowerCase())));
  const what = named.length > 0 ? joined : uses.length > 0 ? formatUses(uses) : null;
  const where = territories.length > 0 ? formatTerritories(territories) : text.world();
  return [what, where, formatPeriod(from, to)].filter(Boolean).join(', ');
}
