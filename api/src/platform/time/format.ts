import { currentLanguage, LOCALES } from '@counterpoint/messages';

/** Formats a day such as `2026-12-02` in the reader's language: `2 December 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats hundredths of a per cent, as shares are stored: `33.33%`. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(share / 10_000);
}

/** Formats a list: `Ama, Kofi and Yaa`. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(items);
}

function locale(): string {
  return LOCALES[currentLanguage()];
}
