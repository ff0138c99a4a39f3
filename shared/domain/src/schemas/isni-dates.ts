/**
 * `1991`, `1991-03` or `1991-03-14` as it is, or null for what is no such date, lies before 1000 or in the future: ISNI
 * takes a date as exactly as it is known.
 */
export function parsePartialDate(text: string): string | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (!parts) return null;
  const [, year = '', month = '01', day = '01'] = parts;
  const whole = `${year}-${month}-${day}`;
  const date = new Date(`${whole}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== whole) return null;
  return year >= '1000' && date.getTime() <= Date.now() ? text : null;
}
