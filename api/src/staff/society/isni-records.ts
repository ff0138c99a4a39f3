import { parseIsni } from '@counterpoint/domain/identifiers';
import { thisSociety } from '../../messages/isni-notes.generated.ts';
import * as message from '../../messages/staff-applications.generated.ts';
import type { NewCandidate } from '../../parties/identifiers/isni-application-repository.ts';
import { UsageError } from './command.ts';

const MOST_RECORDS = 10;

export function readRecords(text: string): NewCandidate[] {
  const records = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readRecord);
  if (records.length === 0 || records.length > MOST_RECORDS)
    throw new UsageError(message.mostRecords({ max: MOST_RECORDS }));
  return records;
}

function readRecord(text: string): NewCandidate {
  const [, number = '', rest = ''] = /^((?:\d[\s-]?){15}[\dXx])\s+(.+)$/.exec(text) ?? [];
  const isni = parseIsni(number);
  if (!isni) throw new UsageError(message.malformedRecord({ typed: text }));
  const [name = '', ...details] = rest.split(',').map((part) => part.trim());
  return { isni, ppn: null, name, dates: null, details, sources: [thisSociety()], score: null };
}
