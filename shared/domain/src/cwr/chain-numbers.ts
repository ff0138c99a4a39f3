import { chainsInOrder } from '../messages/cwr-files.generated.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { fieldSpec } from './records/index.ts';
import type { CwrLoss } from './write-notes.ts';
import type { WrittenCwr } from './write-work.ts';

/** Numbers chains from 1 in the order of their publishers, field rule 1 of SPU and OPU. Lists numbers that a file had. */
export function withChainNumbers({ records, losses }: WrittenCwr, isFromFile: boolean): WrittenCwr {
  const numbers = new Map<string, string>();
  const renumbered: CwrLoss[] = [];
  for (const record of records) {
    const held = getValue(record, 'chain');
    if (!['SPU', 'OPU'].includes(record.type) || held === '' || numbers.has(held)) continue;
    const written = String(numbers.size + 1);
    numbers.set(held, written);
    const place = `${record.type} ${fieldSpec(record.type, 'chain')?.label}`;
    if (held !== written && isFromFile) renumbered.push({ place, held, written, why: chainsInOrder() });
  }
  return { records: records.map((record) => numbered(record, numbers)), losses: [...losses, ...renumbered] };
}

function numbered(record: CwrRecord, numbers: ReadonlyMap<string, string>): CwrRecord {
  const chain = numbers.get(getValue(record, 'chain'));
  if (chain === undefined || chain === getValue(record, 'chain')) return record;
  return { ...record, values: { ...record.values, chain }, meant: { ...record.meant, chain } };
}
