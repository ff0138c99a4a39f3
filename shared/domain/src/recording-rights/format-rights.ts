import { currentLanguage, formatList, LOCALES, type Message } from '@counterpoint/messages';
import * as text from '../messages/rights.generated.ts';
import { FULL_SHARE, formatShare } from '../shares/index.ts';
import { formatCountries } from '../territories/index.ts';
import type { RightsProblem } from './rights-problems.ts';
import type { RightsSegment } from './rights-totals.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

export const USE_LABELS: Record<UseType, Message> = text.useLabels;

/** Names the uses left out if they are few. */
const MAX_EXCEPTED = 2;

export function formatUses(uses: readonly UseType[]): string {
  const excepted = USE_TYPES.filter((use) => !uses.includes(use)).map((use) => USE_LABELS[use]().toLowerCase());
  if (excepted.length === 0) return text.allUses();
  if (excepted.length <= MAX_EXCEPTED) return text.allUsesExcept({ uses: formatList(excepted) });
  const named = USE_TYPES.filter((use) => uses.includes(use)).map((use) => USE_LABELS[use]());
  return formatList(named.map((label, index) => (index === 0 ? label : label.toLowerCase())));
}

export function formatPeriod(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : text.untilDay({ to: formatDay(to) });
  if (to === null) return text.fromDay({ from: formatDay(from) });
  return from === to ? text.onDay({ day: formatDay(from) }) : text.fromTo({ from: formatDay(from), to: formatDay(to) });
}

function formatDay(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  const formatted = date.toLocaleDateString(LOCALES[currentLanguage()], { dateStyle: 'long', timeZone: 'UTC' });
  // French writes only the first day of a month as an ordinal, which CLDR leaves out.
  return currentLanguage() === 'fr' ? formatted.replace(/^1 /, '1er ') : formatted;
}

type PlaceAndPeriod = Pick<RightsSegment, 'countries' | 'from' | 'to'>;

export function formatSegment({ countries, from, to }: PlaceAndPeriod): string {
  const values = { countries: formatCountries(countries), period: formatPeriod(from, to) };
  return to === null || from === to ? text.inCountries(values) : text.inCountriesFromTo(values);
}

/** Formats `Broadcast: Ghana from 1 January 2020`. */
export function formatUsesIn(segment: PlaceAndPeriod & { readonly uses: readonly UseType[] }): string {
  return text.usesWhere({ uses: formatUses(segment.uses), where: formatSegment(segment) });
}

export function formatUsesOf(problem: RightsProblem): string {
  return text.usesWhere({ uses: formatUses(problem.uses), where: formatProblem(problem) });
}

export function formatProblem(problem: Pick<RightsProblem, 'kind' | 'total'> & PlaceAndPeriod): string {
  const segment = formatSegment(problem);
  if (problem.kind === 'over') return text.over({ segment, share: formatShare(problem.total) });
  return text.short({ segment, share: formatShare(FULL_SHARE - problem.total) });
}
