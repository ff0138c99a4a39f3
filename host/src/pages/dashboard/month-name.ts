import { currentLanguage, LOCALES } from '@counterpoint/messages';

/** Formats `2026-11` as `November 2026`, or as one letter. */
export function monthName(month: string, form: 'long' | 'letter'): string {
  const options = form === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'narrow' } as const);
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(LOCALES[currentLanguage()], {
    ...options,
    timeZone: 'UTC',
  });
}
