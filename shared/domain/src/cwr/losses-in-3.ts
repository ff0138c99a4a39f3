import type { ImportedDraft } from '../imports/index.ts';
import * as text from '../messages/cwr-files.generated.ts';
import { formatShare, RIGHTS } from '../shares/index.ts';
import { type ParsedWork, readWork } from './read-work.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { ASSUMED_IN_3, type CwrVersion, fieldSpec } from './records/index.ts';
import { sortWork } from './work-records.ts';
import type { CwrLoss } from './write-notes.ts';
import { controlledFirst, inChains } from './write-work.ts';

type Line = ImportedDraft['publishers'][number] | ImportedDraft['writers'][number];

/** What a reader of version 3 can't tell from a work's records, which only have what is collected, and where. */
export function lossesIn3(work: ParsedWork, records: readonly CwrRecord[], version: CwrVersion): CwrLoss[] {
  const sorted = sortWork(records, { version, groupType: 'WRK' });
  const read = sorted && readWork(sorted);
  return (['publishers', 'writers'] as const).flatMap((side) => {
    const after = read ? linesOf(read, side) : [];
    return linesOf(work, side).flatMap((line, index) =>
      lineLosses(side === 'writers' ? 'SWR' : 'SPU', line, after[index]),
    );
  });
}

function linesOf(work: ParsedWork, side: 'publishers' | 'writers'): Line[] {
  if (side === 'publishers') return inChains(work.draft.publishers, work.publishers).map(([line]) => line);
  return controlledFirst(work.draft.writers, work.writers).map(([line]) => line);
}

/** Records that a receiver may expect in another layout. */
export function assumedLayouts(records: readonly CwrRecord[]): CwrLoss[] {
  const assumed = new Map(
    records
      .filter((record) => ASSUMED_IN_3.includes(record.type) || getValue(record, 'production') !== '')
      .map((record) => [record.type, Object.values(record.meant)[0] ?? '']),
  );
  return [...assumed].map(([place, held]) => ({ place, held, written: held, why: text.assumedLayout() }));
}

function lineLosses(type: string, held: Line, read: Line | undefined): CwrLoss[] {
  const shares = RIGHTS.filter((right) => read && held.shares[right] !== read.shares[right]).map((right) => ({
    place: `${type} ${fieldSpec(type, `${right}_share`)?.label}`,
    held: formatShare(held.shares[right]),
    written: read ? formatShare(read.shares[right]) : null,
    why: text.onlyCollected(),
  }));
  const others = read ? termsOf(read) : new Map<string, string>();
  const isKept = (name: string, value: string) => others.get(name)?.toUpperCase() === value.toUpperCase();
  const terms = [...termsOf(held)].filter(([name, value]) => !['', 'N', 'U'].includes(value) && !isKept(name, value));
  return [
    ...shares,
    ...terms.map(([name, value]) => ({
      place: `${type} ${fieldSpec(type, name)?.label}`,
      held: value,
      written: others.get(name) || null,
      why: text.withoutPlace(),
    })),
  ];
}

function termsOf(line: Line): Map<string, string> {
  const societies = RIGHTS.map((right) => [`${right}_society`, line.societies[right] ?? ''] as const);
  if (!('agreement' in line)) return new Map(societies);
  const { number, type, society_number } = line.agreement ?? {};
  return new Map([
    ...societies,
    ['agreement', number ?? ''],
    ['agreement_type', type ?? ''],
    ['society_agreement', society_number ?? ''],
    ['first_recording_refusal', line.first_recording_refusal ?? ''],
  ]);
}
