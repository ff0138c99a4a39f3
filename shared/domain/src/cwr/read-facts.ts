import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '../fields/index.ts';
import type { ImportedDraft } from '../imports/index.ts';
import type { RecordingMention } from '../schemas/works/work-lines.ts';
import { readFields } from './field-values.ts';
import { textIn } from './read-values.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { fieldSpec, typeIn } from './records/index.ts';
import { isValidValue } from './values.ts';
import type { WorkRecords } from './work-records.ts';

export type ParsedFacts = Omit<ImportedDraft, 'writers' | 'publishers'>;

const MAX_RECORDINGS = 100;

export function factsIn({ header, all, version }: WorkRecords): ParsedFacts {
  const recordsOf = (type: string) => all.filter((record) => record.type === typeIn(version, type));
  return {
    ...readFields(header, WORK_FIELDS, recordsOf),
    title: textIn(header, 'title') ?? '',
    recordings: recordsOf('REC').flatMap(recording).slice(0, MAX_RECORDINGS),
  };
}

function recording(record: CwrRecord): RecordingMention[] {
  const ean = getValue(record, 'ean');
  const eanField = fieldSpec('REC', 'ean');
  const value = readFields(record, RECORDING_MENTION_FIELDS);
  const mention = {
    ...value,
    recording_id: null,
    label: value.label ?? textIn(record, 'label'),
    ean: ean !== '' && eanField && isValidValue(eanField, ean) ? ean : null,
  };
  // A recording without any of these can't be identified, so it's kept but not shown.
  const { isrc, title, release_title, catalogue_number } = mention;
  return [isrc, title, release_title, catalogue_number, mention.ean].some((value) => value !== null) ? [mention] : [];
}
