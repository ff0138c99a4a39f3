import { currentLanguage, LOCALES } from '@counterpoint/messages';

export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(share / 10_000);
}

export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(items);
}

function locale(): string {
  return LOCALES[currentLanguage()];
}
