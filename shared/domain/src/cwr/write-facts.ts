import type { WorkFacts } from '../schemas/works/work-facts.ts';
import type { RecordingMention } from '../schemas/works/work-lines.ts';
import { writeLanguage } from './languages.ts';
import type { ToldFacts } from './read-facts.ts';
import { type CwrRecord, newRecord } from './record-text.ts';
import { writeDate, writeTime } from './values.ts';
import type { FieldWriter } from './write-notes.ts';

export function headerRecord(
  writer: FieldWriter,
  type: 'NWR' | 'REV',
  work: ToldFacts & { number: string },
): CwrRecord {
  const count = work.components.length;
  loseWhatHasNoPlace(writer, work);
  return newRecord(type, {
    title: writer.text(type, 'title', work.title),
    language: languageOf(writer, work.language),
    submitter_number: writer.text(type, 'submitter_number', work.number),
    iswc: work.iswc ?? '',
    copyright_date: writeDate(work.copyright_date),
    copyright_number: writer.text(type, 'copyright_number', work.copyright_number),
    distribution_category: work.distribution_category,
    duration: writeTime(work.duration_s),
    recorded: work.recorded,
    text_music: work.text_music ?? '',
    composite_type: work.composite_type ?? '',
    version_type: work.version_type,
    excerpt_type: work.excerpt_type ?? '',
    music_arrangement: work.music_arrangement ?? '',
    lyric_adaptation: work.lyric_adaptation ?? '',
    work_type: work.work_type ?? '',
    component_count: work.composite_type && count > 1 ? String(count) : '',
    opus: writer.text(type, 'opus', work.opus),
    catalogue_number: writer.text(type, 'catalogue_number', work.catalogue_number),
  });
}

function loseWhatHasNoPlace(writer: FieldWriter, work: ToldFacts): void {
  const why = 'CWR has no place for this.';
  const told = {
    Genre: work.genre,
    'Date of creation': work.creation_date,
    'Date of first publication': work.first_publication_date,
    'Use of AI': work.ai_usage,
  };
  for (const [place, value] of Object.entries(told)) if (value) writer.lose(place, value, why);
}

function languageOf(writer: FieldWriter, language: string | null): string {
  const code = writeLanguage(language);
  if (language && code === '') writer.lose('Language', language, 'CWR has no code for this language.');
  return code;
}

/** The records behind the parties of a work, in the order of the specification. */
export function detailRecords(writer: FieldWriter, work: ToldFacts): CwrRecord[] {
  return [
    ...work.alternative_titles.map((each) => titleRecord(writer, each)),
    ...(work.entire_work ? [otherWorkRecord(writer, 'EWT', work.entire_work)] : []),
    ...(work.original_work ? [otherWorkRecord(writer, 'VER', work.original_work)] : []),
    ...work.performers.map((each) => performerRecord(writer, each)),
    ...work.recordings.map((each) => recordingRecord(writer, each)),
    ...(work.origin ? [originRecord(writer, work.origin)] : []),
    ...(work.instrumentation
      ? [newRecord('INS', { description: writer.text('INS', 'description', work.instrumentation) })]
      : []),
    ...work.components.map((each) => componentRecord(writer, each)),
    ...otherIdRecords(writer, work.other_ids),
  ];
}

function titleRecord(
  writer: FieldWriter,
  { title, type, language }: ToldFacts['alternative_titles'][number],
): CwrRecord {
  return newRecord('ALT', {
    // Titles in national characters are what these two types are for.
    title: type === 'OL' || type === 'AL' ? title.slice(0, 60) : writer.text('ALT', 'title', title),
    type,
    language: languageOf(writer, language),
  });
}

/** `SMITH, JOHN` as last and first name, the way CWR joins them. */
function splitName(
  writer: FieldWriter,
  type: string,
  name: string | null,
): { writer: string; writer_first_name: string } {
  const [last = '', ...first] = (name ?? '').split(', ');
  return {
    writer: writer.text(type, 'writer', last),
    writer_first_name: writer.text(type, 'writer_first_name', first.join(', ')),
  };
}

type OtherWork = NonNullable<WorkFacts['original_work']>;

function otherWorkRecord(writer: FieldWriter, type: 'EWT' | 'VER', work: OtherWork): CwrRecord {
  return newRecord(type, {
    title: writer.text(type, 'title', work.title),
    iswc: work.iswc ?? '',
    language: languageOf(writer, work.language),
    ...splitName(writer, type, work.writer),
    writer_ipi: work.writer_ipi ?? '',
  });
}

function performerRecord(writer: FieldWriter, each: WorkFacts['performers'][number]): CwrRecord {
  return newRecord('PER', {
    name: writer.text('PER', 'name', each.name),
    first_name: writer.text('PER', 'first_name', each.first_name),
    ipi: each.ipi_name_number ?? '',
  });
}

function recordingRecord(writer: FieldWriter, each: RecordingMention): CwrRecord {
  return newRecord('REC', {
    release_date: writeDate(each.release_date),
    duration: writeTime(each.duration_s),
    album: writer.text('REC', 'album', each.release_title),
    album_label: writer.text('REC', 'album_label', each.label),
    catalogue_number: writer.text('REC', 'catalogue_number', each.catalogue_number),
    ean: each.ean ?? '',
    isrc: each.isrc ?? '',
    title: writer.text('REC', 'title', each.title),
    version: writer.text('REC', 'version', each.version_title),
    artist: writer.text('REC', 'artist', each.display_artist),
    isrc_validity: each.isrc && writer.version === '2.2' ? 'Y' : '',
  });
}

function originRecord(writer: FieldWriter, each: NonNullable<WorkFacts['origin']>): CwrRecord {
  return newRecord('ORN', {
    purpose: each.purpose,
    production: writer.text('ORN', 'production', each.production_title),
    cd: writer.text('ORN', 'cd', each.cd_identifier),
    cut: each.cut_number ?? '',
    library: writer.text('ORN', 'library', each.library),
    music_use: each.music_use ?? '',
    production_number: writer.text('ORN', 'production_number', each.production_number),
    episode: writer.text('ORN', 'episode', each.episode_title),
    episode_number: writer.text('ORN', 'episode_number', each.episode_number),
    year: each.production_year === null ? '' : String(each.production_year),
  });
}

function componentRecord(writer: FieldWriter, each: WorkFacts['components'][number]): CwrRecord {
  return newRecord('COM', {
    title: writer.text('COM', 'title', each.title),
    iswc: each.iswc ?? '',
    duration: writeTime(each.duration_s),
    ...splitName(writer, 'COM', each.writer),
  });
}

function otherIdRecords(writer: FieldWriter, otherIds: WorkFacts['other_ids']): CwrRecord[] {
  if (writer.version === '2.2') return otherIds.map((each) => newRecord('XRF', each));
  for (const { organisation, value } of otherIds)
    writer.lose('XRF', `${organisation} ${value}`, 'Version 2.1 of CWR has no place for other numbers.');
  return [];
}
