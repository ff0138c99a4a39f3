import { findCountry } from '@counterpoint/domain/countries';
import { dayHere } from '@counterpoint/domain/days';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { formatLongDate } from '@counterpoint/kit/text';

export function territoryOf({ territory }: Pick<SocietyMembership, 'territory'>): string {
  return territory === null ? 'The world' : (findCountry(territory)?.name ?? territory);
}

export function periodOf({ from, to }: Pick<SocietyMembership, 'from' | 'to'>): string {
  if (from && to) return `${formatLongDate(from)} to ${formatLongDate(to)}`;
  if (from) return `Since ${formatLongDate(from)}`;
  return to ? `Until ${formatLongDate(to)}` : 'No dates given';
}

export function hasEnded({ to }: Pick<SocietyMembership, 'to'>, today = new Date()): boolean {
  return to !== null && to < dayHere(today);
}
