import { parseIsrc, parseIswc } from '../identifiers/index.ts';
import type { ImportedDraft } from '../imports/index.ts';
import { TEXT_MUSIC, TITLE_TYPES, VERSION_TYPES } from '../schemas/works/composition-words.ts';
import type { WorkFacts } from '../schemas/works/work-facts.ts';
import type { RecordingMention } from '../schemas/works/work-lines.ts';
import {
  COMPOSITE_TYPES,
  DISTRIBUTION_CATEGORIES,
  EXCERPT_TYPES,
  LYRIC_ADAPTATIONS,
  MUSIC_ARRANGEMENTS,
  MUSIC_USES,
  OTHER_ID_TYPES,
  PURPOSES,
  RECORDED,
  WORK_TYPES,
  YES_NO_UNKNOWN,
} from '../schemas/works/work-words.ts';
import { type CwrRecord, said } from './record-text.ts';
import { fieldSpec } from './records/index.ts';
import { choiceIn, dateIn, languageIn, numberIn, readIpi, secondsIn, textIn } from './told-values.ts';
import { isValidValue } from './values.ts';
import type { WorkRecords } from './work-records.ts';

export type ToldFacts = Omit<ImportedDraft, 'writers' | 'publishers'>;

/** The most of each kind that the portal takes; what is more stays among what is kept. */
const MOST = { titles: 20, performers: 50, components: 50, recordings: 100, otherIds: 50 } as const;

export function factsIn({ header, all }: WorkRecords): ToldFacts {
  const of = (type: string) => all.filter((record) => record.type === type);
  return {
    ...headerFacts(header),
    alternative_titles: of('ALT').flatMap(alternativeTitle).slice(0, MOST.titles),
    original_work: of('VER').map(otherWork)[0] ?? null,
    components: of('COM').flatMap(component).slice(0, MOST.components),
    entire_work: of('EWT').map(otherWork)[0] ?? null,
    origin:
      of('ORN')
        .map(origin)
        .find((each) => each !== null) ?? null,
    instrumentation:
      of('INS')
        .map((record) => textIn(record, 'description'))
        .find((each) => each !== null) ?? null,
    performers: of('PER').flatMap(performer).slice(0, MOST.performers),
    other_ids: of('XRF').flatMap(otherId).slice(0, MOST.otherIds),
    recordings: of('REC').flatMap(recording).slice(0, MOST.recordings),
  };
}

function codeIn(record: CwrRecord, name: string, parse: (text: string) => string | null): string | null {
  const value = said(record, name);
  return value === '' ? null : parse(value);
}

function headerFacts(header: CwrRecord) {
  return {
    title: textIn(header, 'title') ?? '',
    iswc: codeIn(header, 'iswc', parseIswc),
    language: languageIn(header),
    text_music: choiceIn(header, 'text_music', TEXT_MUSIC),
    version_type: choiceIn(header, 'version_type', VERSION_TYPES) ?? 'ORI',
    duration_s: secondsIn(header, 'duration'),
    genre: null,
    distribution_category: choiceIn(header, 'distribution_category', DISTRIBUTION_CATEGORIES) ?? 'UNC',
    work_type: choiceIn(header, 'work_type', WORK_TYPES),
    recorded: choiceIn(header, 'recorded', RECORDED) ?? 'U',
    music_arrangement: choiceIn(header, 'music_arrangement', MUSIC_ARRANGEMENTS),
    lyric_adaptation: choiceIn(header, 'lyric_adaptation', LYRIC_ADAPTATIONS),
    composite_type: choiceIn(header, 'composite_type', COMPOSITE_TYPES),
    excerpt_type: choiceIn(header, 'excerpt_type', EXCERPT_TYPES),
    creation_date: null,
    copyright_date: dateIn(header, 'copyright_date'),
    copyright_number: textIn(header, 'copyright_number'),
    first_publication_date: null,
    opus: textIn(header, 'opus'),
    catalogue_number: textIn(header, 'catalogue_number'),
    ai_usage: null,
  } satisfies Partial<ToldFacts>;
}

function alternativeTitle(record: CwrRecord): ToldFacts['alternative_titles'] {
  const title = textIn(record, 'title');
  if (title === null) return [];
  return [{ title, type: choiceIn(record, 'type', TITLE_TYPES) ?? 'AT', language: languageIn(record) }];
}

/** Last name and first name as one, the way CWR itself joins them. */
function joinedName(record: CwrRecord): string | null {
  const last = textIn(record, 'writer');
  const first = textIn(record, 'writer_first_name');
  return last === null || first === null ? (last ?? first) : `${last}, ${first}`;
}

function otherWork(record: CwrRecord): WorkFacts['original_work'] {
  const title = textIn(record, 'title');
  if (title === null) return null;
  return {
    title,
    iswc: codeIn(record, 'iswc', parseIswc),
    language: languageIn(record),
    writer: joinedName(record),
    writer_ipi: readIpi(said(record, 'writer_ipi')),
  };
}

function component(record: CwrRecord): WorkFacts['components'] {
  const title = textIn(record, 'title');
  if (title === null) return [];
  const duration_s = secondsIn(record, 'duration');
  return [{ title, iswc: codeIn(record, 'iswc', parseIswc), writer: joinedName(record), duration_s }];
}

function origin(record: CwrRecord): WorkFacts['origin'] {
  const purpose = choiceIn(record, 'purpose', PURPOSES);
  if (purpose === null) return null;
  return {
    purpose,
    production_title: textIn(record, 'production'),
    episode_title: textIn(record, 'episode'),
    episode_number: textIn(record, 'episode_number'),
    production_number: textIn(record, 'production_number'),
    production_year: numberIn(record, 'year', [1890, 2100]),
    library: textIn(record, 'library'),
    cd_identifier: textIn(record, 'cd'),
    cut_number: said(record, 'cut') || null,
    music_use: choiceIn(record, 'music_use', MUSIC_USES),
  };
}

function performer(record: CwrRecord): WorkFacts['performers'] {
  const name = textIn(record, 'name');
  if (name === null) return [];
  return [{ name, first_name: textIn(record, 'first_name'), ipi_name_number: readIpi(said(record, 'ipi')) }];
}

function otherId(record: CwrRecord): WorkFacts['other_ids'] {
  const organisation = textIn(record, 'organisation');
  const value = textIn(record, 'value');
  if (organisation === null || value === null) return [];
  const type = choiceIn(record, 'type', OTHER_ID_TYPES) ?? 'W';
  return [{ organisation, value, type, validity: choiceIn(record, 'validity', YES_NO_UNKNOWN) ?? 'U' }];
}

function recording(record: CwrRecord): RecordingMention[] {
  const ean = said(record, 'ean');
  const eanField = fieldSpec('REC', 'ean');
  const mention = {
    recording_id: null,
    isrc: codeIn(record, 'isrc', parseIsrc),
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
  // A recording with none of these can't be found: its record is kept and not shown.
  const { isrc, title, release_title, catalogue_number } = mention;
  return [isrc, title, release_title, catalogue_number, mention.ean].some((told) => told !== null) ? [mention] : [];
}
