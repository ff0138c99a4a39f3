import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '../fields/index.ts';
import type { ImportedDraft } from '../imports/index.ts';
import type { RecordingMention } from '../schemas/works/work-lines.ts';
import { readFields } from './field-values.ts';
import { type CwrRecord, said } from './record-text.ts';
import { fieldSpec } from './records/index.ts';
import { textIn } from './told-values.ts';
import { isValidValue } from './values.ts';
import type { WorkRecords } from './work-records.ts';

export type ToldFacts = Omit<ImportedDraft, 'writers' | 'publishers'>;

const MOST_RECORDINGS = 100;

export function factsIn({ header, all }: WorkRecords): ToldFacts {
  const recordsOf = (type: string) => all.filter((record) => record.type === type);
  return {
    ...readFields(header, WORK_FIELDS, recordsOf),
    title: textIn(header, 'title') ?? '',
    recordings: recordsOf('REC').flatMap(recording).slice(0, MOST_RECORDINGS),
  };
}

function recording(record: CwrRecord): RecordingMention[] {
  const ean = said(record, 'ean');
  const eanField = fieldSpec('REC', 'ean');
  const told = readFields(record, RECORDING_MENTION_FIELDS);
  const mention = {
    ...told,
    recording_id: null,
    label: told.label ?? textIn(record, 'label'),
    ean: ean !== '' && eanField && isValidValue(eanField, ean) ? ean : null,
  };
  // A recording without any of these can't be identified, so it's kept but not shown.
  const { isrc, title, release_title, catalogue_number } = mention;
  return [isrc, title, release_title, catalogue_number, mention.ean].some((value) => value !== null) ? [mention] : [];
}
