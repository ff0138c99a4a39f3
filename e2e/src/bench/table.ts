import type { Figure } from './figures.ts';

/** Formats lower bound, measurement and distance from the limit as lines. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, unit, reach, seen, limit }) => {
    const ratio = limit === undefined ? '' : `${(seen / limit).toFixed(2)} x ${format(limit)}`;
    return [what, unit, `<= ${format(reach)}`, format(seen), ratio, seen <= reach ? '' : 'missed'];
  });
  const header = ['', '', 'reach', 'seen', 'of the limit', ''];
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [header, ...rows].map((row) => line(row).trimEnd()).join('\n');
}

function format(figure: number): string {
  const digits = figure > 0 && figure < 1 ? 3 : figure < 20 ? 1 : 0;
  return figure.toLocaleString('en-GB', { maximumFractionDigits: digits });
}
