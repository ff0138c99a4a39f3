import { Readable } from 'node:stream';
import { escapeFormula } from '@counterpoint/domain/imports';
import { csvFileOf } from '../../platform/table-files/table-files.ts';
import type { MemberRow } from './member-data-repository.ts';

type Batches = AsyncIterable<readonly MemberRow[]>;

/** An array of the rows. */
export function jsonOf(batches: Batches): Readable {
  return Readable.from(jsonPieces(batches), { objectMode: false });
}

async function* jsonPieces(batches: Batches): AsyncGenerator<string> {
  yield '[';
  let before = '\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
    before = ',\n';
  }
  yield '\n]\n';
}

/** The rows under their columns, for spreadsheets. */
export async function csvOf(batches: AsyncGenerator<readonly MemberRow[]>): Promise<Readable> {
  const { value } = await batches.next();
  const first: readonly MemberRow[] = value ?? [];
  const header = Object.keys(first[0] ?? {});
  const cellsOf = (row: MemberRow) => header.map((column) => cellOf(row[column]));
  async function* cells() {
    yield first.map(cellsOf);
    for await (const rows of batches) yield rows.map(cellsOf);
  }
  return csvFileOf({ header, batches: cells() });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? escapeFormula(value) : JSON.stringify(value);
}
