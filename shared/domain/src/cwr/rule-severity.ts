import type { Finding, Severity } from '../rules/index.ts';
import type { ParsedWork } from './read-work.ts';
import { getValue } from './record-text.ts';
import type { WorkRecords } from './work-records.ts';

/** How severe a broken rule of registration is in a file, whose specification may require less; null if not at all. */
export function severityInFile(
  work: Pick<WorkRecords, 'all' | 'version'>,
  { draft }: ParsedWork,
  { id, path, severity }: Finding,
): Severity | null {
  if (id === 'W-SER-02' && hasInstruments(work)) return null;
  if (id === 'W-PUB-11' && !isRepeated(draft.publishers, Number(path.split('.')[1]))) return null;
  const isSince22 = id === 'W-TXT-01' && work.version === '2.1';
  return isSince22 || WARNINGS.includes(id) ? 'warn' : severity;
}

/** Rules that the specification lacks, on what it makes optional, or for which it only rejects a record. */
const WARNINGS: readonly string[] = ['W-WRI-03', 'W-COM-01', 'W-COM-02', 'W-ORN-02', 'W-COL-02'];

/** As codes, which stay in the kept lines. */
function hasInstruments({ all }: Pick<WorkRecords, 'all'>): boolean {
  return all.some((record) => record.type === 'IND' || (record.type === 'INS' && getValue(record, 'standard') !== ''));
}

/** A publisher may have several agreements, each for its own territories. */
function isRepeated(publishers: ParsedWork['draft']['publishers'], index: number): boolean {
  const terms = publishers.map(({ chain, type, agreement, collections }) =>
    JSON.stringify([chain, type, agreement, collections]),
  );
  return terms.indexOf(terms[index] ?? '') < index;
}
