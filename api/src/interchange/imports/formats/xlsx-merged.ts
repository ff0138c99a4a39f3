import { Buffer } from 'node:buffer';
import type { TallCell } from './tall-cells.ts';
import { columnOf } from './xlsx-rows.ts';
import type { ZipEntry } from './zip-entries.ts';

const MERGED = /mergeCell\s+ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;
const MAX_LENGTH = 64;

/** By first row. They follow all rows of the sheet, so it is searched beforehand without being parsed. */
export async function readTallCells(entry: ZipEntry): Promise<ReadonlyMap<number, TallCell[]>> {
  const byRow = new Map<number, TallCell[]>();
  let rest = Buffer.alloc(0);
  for await (const chunk of await entry.open()) {
    const bytes = Buffer.concat([rest, chunk]);
    let end = Math.max(0, bytes.length - MAX_LENGTH);
    for (const match of bytes.includes('mergeCell') ? bytes.toString('latin1').matchAll(MERGED) : []) {
      const [found, letters = '', from, to] = match;
      end = Math.max(end, match.index + found.length);
      if (from === to) continue;
      const cells = byRow.get(Number(from)) ?? [];
      cells.push({ column: columnOf(letters), to: Number(to) });
      byRow.set(Number(from), cells);
    }
    rest = bytes.subarray(end);
  }
  return byRow;
}
