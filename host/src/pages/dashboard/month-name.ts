/** `2026-11` in words: `November 2026`, or as one letter below a bar. */
export function monthName(month: string, form: 'long' | 'letter'): string {
  const options = form === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'narrow' } as const);
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
}
