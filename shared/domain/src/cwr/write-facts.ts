import {
  ALTERNATIVE_TITLE_FIELDS,
  COMPONENT_FIELDS,
  ORIGIN_FIELDS,
  OTHER_WORK_FIELDS,
  PERFORMER_FIELDS,
  RECORDING_MENTION_FIELDS,
  WORK_FIELDS,
} from '../fields/index.ts';
import { noOtherNumbers } from '../messages/cwr-files.generated.ts';
import type { WorkFacts } from '../schemas/works/work-facts.ts';
import type { RecordingMention } from '../schemas/works/work-lines.ts';
import { writeFields } from './field-values.ts';
import { writeLanguage } from './languages.ts';
import { isInOtherScript, latinText } from './latin-text.ts';
import type { ParsedFacts } from './read-facts.ts';
import { type CwrRecord, newRecord } from './record-text.ts';
import { isVersion3, typeIn } from './records/index.ts';
import type { FieldWriter } from './write-notes.ts';

export function headerRecord(writer: FieldWriter, type: string, work: ParsedFacts & { number: string }): CwrRecord {
  // A composite work has at least two components, whether they are listed or not.
  const count = work.composite_type ? Math.max(work.components.length, 2) : 0;
  return newRecord(type, {
    ...writeFields(writer, type, [WORK_FIELDS, work]),
    submitter_number: writer.text(type, 'submitter_number', work.number),
    component_count: count > 0 ? String(count) : '',
  });
}

export function detailRecords(writer: FieldWriter, work: ParsedFacts): CwrRecord[] {
  return [
    ...work.alternative_titles.map((each) => titleRecord(writer, each)),
    ...originalTitles(work),
    ...(work.entire_work ? [partRecord(writer, 'EWT', [OTHER_WORK_FIELDS, work.entire_work])] : []),
    ...(work.original_work
      ? [partRecord(writer, typeIn(writer.version, 'VER'), [OTHER_WORK_FIELDS, work.original_work])]
      : []),
    ...work.performers.flatMap((each) => performerRecords(writer, each)),
    ...work.recordings.map((each) => recordingRecord(writer, each)),
    ...(work.origin ? [partRecord(writer, 'ORN', [ORIGIN_FIELDS, work.origin])] : []),
    ...(work.instrumentation
      ? [newRecord('INS', { description: writer.text('INS', 'description', work.instrumentation) })]
      : []),
    ...work.components.map((each) => partRecord(writer, 'COM', [COMPONENT_FIELDS, each])),
    ...otherIdRecords(writer, work.other_ids),
  ];
}

function titleRecord(writer: FieldWriter, each: ParsedFacts['alternative_titles'][number]): CwrRecord {
  // Types OL and AL exist for national characters, which are Latin letters with their marks.
  const isNational = (each.type === 'OL' || each.type === 'AL') && !isInOtherScript(each.title);
  if (!isNational) return partRecord(writer, 'ALT', [ALTERNATIVE_TITLE_FIELDS, each]);
  const { title: _, ...rest } = ALTERNATIVE_TITLE_FIELDS;
  return newRecord('ALT', {
    title: each.title.toUpperCase().slice(0, 60),
    ...writeFields(writer, 'ALT', [rest, each]),
  });
}

/** Titles as they are written in another script; the main record has a transliteration. */
function originalTitles({ title, language, alternative_titles }: ParsedFacts): CwrRecord[] {
  const titles = [{ title, type: 'OT', language }, ...alternative_titles];
  return titles
    .filter((each) => isInOtherScript(each.title))
    .map((each) =>
      newRecord('NAT', {
        title: each.title,
        type: each.type,
        language: each.language ? writeLanguage(each.language) : '',
      }),
    );
}

function performerRecords(writer: FieldWriter, each: ParsedFacts['performers'][number]): CwrRecord[] {
  const record = partRecord(writer, 'PER', [PERFORMER_FIELDS, each]);
  if (!isInOtherScript(each.name) && !isInOtherScript(each.first_name)) return [record];
  return [record, newRecord('NPR', { name: each.name, first_name: each.first_name ?? '' })];
}

function partRecord(writer: FieldWriter, type: string, part: Parameters<typeof writeFields>[2]): CwrRecord {
  return newRecord(type, writeFields(writer, type, part));
}

function recordingRecord(writer: FieldWriter, each: RecordingMention): CwrRecord {
  const { label, ...fields } = RECORDING_MENTION_FIELDS;
  // Version 3 has the label of the recording, and none of its album.
  const ofLabel = isVersion3(writer.version) ? 'label' : 'album_label';
  return newRecord('REC', {
    ...writeFields(writer, 'REC', [{ ...fields, label: { ...label, cwr: ofLabel } }, each]),
    isrc_validity: each.isrc && writer.version !== '2.1' ? 'Y' : '',
  });
}

function otherIdRecords(writer: FieldWriter, otherIds: WorkFacts['other_ids']): CwrRecord[] {
  if (writer.version !== '2.1') return otherIds.map((each) => otherIdRecord(writer, each));
  for (const { organisation, value } of otherIds) writer.lose('XRF', `${organisation} ${value}`, noOtherNumbers());
  return [];
}

function otherIdRecord(
  writer: FieldWriter,
  { organisation, value, ...rest }: WorkFacts['other_ids'][number],
): CwrRecord {
  return newRecord('XRF', {
    organisation: latinText(organisation, 'title'),
    value: writer.text('XRF', 'value', value),
    ...rest,
  });
}
