/** `℗`, `(P)`, or `P` before a year; also with the copyright sign: `℗ & © 2024`. */
const SIGNS = /^(?:(?:[℗©&/]|\([pc]\)|and\b|[pc](?=\s*\d{4})|\s)+)/iu;
const YEARS = /^(\d{4})(?:\s*[,/&–-]\s*\d{4})*/;

/** Reads `℗ 2024 Osu Records`, in whatever lines it is written. */
export function readPLine(text: string): { readonly year: number | null; readonly owner: string | null } {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const unsigned = line.replace(SIGNS, '');
  const [years, year] = YEARS.exec(unsigned) ?? [];
  const owner = years
    ? unsigned
        .slice(years.length)
        .replace(SIGNS, '')
        .replace(/^[\s,.:;–-]+/, '')
    : unsigned;
  return { year: year ? Number(year) : null, owner: owner || null };
}
