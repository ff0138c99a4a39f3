import { findCountry } from '@counterpoint/domain/countries';
import { dayHere } from '@counterpoint/domain/days';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/memberships.generated.ts';

export function formatTerritory({ territory }: Pick<SocietyMembership, 'territory'>): string {
  return territory === null ? text.world() : (findCountry(territory)?.name ?? territory);
}

export function formatPeriod({ from, to }: Pick<SocietyMembership, 'from' | 'to'>): string {
  if (from && to) return text.fromTo({ from: formatLongDate(from), to: formatLongDate(to) });
  if (from) return text.since({ from: formatLongDate(from) });
  return to ? text.until({ to: formatLongDate(to) }) : text.noDates();
}

export function hasEnded({ to }: Pick<SocietyMembership, 'to'>): boolean {
  return to !== null && to < dayHere();
}
