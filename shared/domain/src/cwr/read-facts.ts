import {
  ALTERNATIVE_TITLE_FIELDS,
  COMPONENT_FIELDS,
  type Fields,
  ORIGIN_FIELDS,
  OTHER_ID_FIELDS,
  OTHER_WORK_FIELDS,
  PERFORMER_FIELDS,
  type StoredValues,
  WORK_FIELDS,
} from '../fields/index.ts';
import { parseIsrc } from '../identifiers/index.ts';
import type { ImportedDraft } from '../imports/index.ts';
import type { RecordingMention } from '../schemas/works/work-lines.ts';
import { readFields, readPart } from './field-values.ts';
import { type CwrRecord, said } from './record-text.ts';
import { fieldSpec } from './records/index.ts';
import { dateIn, secondsIn, textIn } from './told-values.ts';
import { isValidValue } from './values.ts';
import type { WorkRecords } from './work-records.ts';

export type ToldFacts = Omit<ImportedDraft, 'writers' | 'publishers'>;

/** Limits of the model; the surplus stays in the kept lines. */
const MOST = { titles: 20, performers: 50, components: 50, recordings: 100, otherIds: 50 } as const;

export function factsIn({ header, all }: WorkRecords): ToldFacts {
  const of = (type: string) => all.filter((record) => record.type === type);
  const lines = <Of extends Fields>(type: string, fields: Of): StoredValues<Of>[] =>
    of(type).flatMap((record) => {
      const line = readPart(record, fields);
      return line === null ? [] : [line];
    });
  return {
    ...readFields(header, WORK_FIELDS),
    title: textIn(header, 'title') ?? '',
    alternative_titles: lines('ALT', ALTERNATIVE_TITLE_FIELDS).slice(0, MOST.titles),
    original_work: of('VER').map(otherWork)[0] ?? null,
    components: of('COM').flatMap(component).slice(0, MOST.components),
    entire_work: of('EWT').map(otherWork)[0] ?? null,
    origin: lines('ORN', ORIGIN_FIELDS)[0] ?? null,
    instrumentation:
      of('INS')
        .map((record) => textIn(record, 'description'))
        .find((each) => each !== null) ?? null,
    performers: lines('PER', PERFORMER_FIELDS).slice(0, MOST.performers),
    other_ids: lines('XRF', OTHER_ID_FIELDS).slice(0, MOST.otherIds),
    recordings: of('REC').flatMap(recording).slice(0, MOST.recordings),
  };
}

function joinedName(record: CwrRecord): string | null {
  const last = textIn(record, 'writer');
  const first = textIn(record, 'writer_first_name');
  return last === null || first === null ? (last ?? first) : `${last}, ${first}`;
}

function otherWork(record: CwrRecord): ToldFacts['original_work'] {
  const work = readPart(record, OTHER_WORK_FIELDS);
  return work && { ...work, writer: joinedName(record) };
}

function component(record: CwrRecord): ToldFacts['components'] {
  const work = readPart(record, COMPONENT_FIELDS);
  return work ? [{ ...work, writer: joinedName(record) }] : [];
}

function recording(record: CwrRecord): RecordingMention[] {
  const ean = said(record, 'ean');
  const eanField = fieldSpec('REC', 'ean');
  const mention = {
    recording_id: null,
    isrc: parseIsrc(said(record, 'isrc')),
    title: textIn(record, 'title'),
    version_title: textIn(record, 'version'),
    display_artist: textIn(record, 'artist'),
    duration_s: secondsIn(record, 'duration'),
    release_date: dateIn(record, 'release_date'),
    release_title: textIn(record, 'album'),
    label: textIn(record, 'album_label') ?? textIn(record, 'label'),
    catalogue_number: textIn(record, 'catalogue_number'),
    ean: ean !== '' && eanField && isValidValue(eanField, ean) ? ean : null,
  };
  // A recording without any of these can't be identified, so it's kept but not shown.
  const { isrc, title, release_title, catalogue_number } = mention;
  return [isrc, title, release_title, catalogue_number, mention.ean].some((told) => told !== null) ? [mention] : [];
}
