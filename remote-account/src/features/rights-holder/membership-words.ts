import { findCountry } from '@counterpoint/domain/countries';
import { dayHere } from '@counterpoint/domain/days';
import type { SocietyMembership } from '@counterpoint/domain/schemas';
import { formatLongDate } from '@counterpoint/kit/text';

/** Where a membership holds. */
export function territoryOf({ territory }: Pick<SocietyMembership, 'territory'>): string {
  return territory === null ? 'The world' : (findCountry(territory)?.name ?? territory);
}

/** When it holds, in words. */
export function periodOf({ from, to }: Pick<SocietyMembership, 'from' | 'to'>): string {
  if (from && to) return `${formatLongDate(from)} to ${formatLongDate(to)}`;
  if (from) return `Since ${formatLongDate(from)}`;
  return to ? `Until ${formatLongDate(to)}` : 'No dates given';
}

/** Whether its last day has gone by. */
export function hasEnded({ to }: Pick<SocietyMembership, 'to'>, today = new Date()): boolean {
  return to !== null && to < dayHere(today);
}
