import { TEXT_MUSIC_LABELS, TITLE_TYPE_LABELS, VERSION_TYPE_LABELS } from '../schemas/composition-words.ts';
import {
  AI_USAGE_LABELS,
  COMPOSITE_TYPE_LABELS,
  DISTRIBUTION_CATEGORY_LABELS,
  EXCERPT_TYPE_LABELS,
  LYRIC_ADAPTATION_LABELS,
  MUSIC_ARRANGEMENT_LABELS,
  MUSIC_USE_LABELS,
  PURPOSE_LABELS,
  RECORDED_LABELS,
  WORK_TYPE_LABELS,
} from '../schemas/work-words.ts';
import { choiceCell, ipiCell, iswcCell, languageCell, numberCell, textCell } from './cell-kinds.ts';
import type { ImportColumn } from './import-column.ts';
import { dateCell, durationCell } from './time-cells.ts';

type Rest = Partial<Omit<ImportColumn, 'key' | 'group' | 'label' | 'kind'>>;

function ofWork(key: string, label: string, kind: ImportColumn['kind'], rest: Rest = {}): ImportColumn {
  return { key, group: 'work', label, kind, paths: [key], others: [], ...rest };
}

/** What names a work, first in every file. */
export const TITLE_COLUMNS: readonly ImportColumn[] = [
  ofWork('work_number', 'Work number', textCell, {
    others: [
      'Submitter work number',
      'Work ID',
      'Your work number',
      'Member work id',
      'Catalogue reference',
      'Song ID',
    ],
    about: 'Your own number of the work. Rows with the same number are one work.',
    example: 'ADW-0001',
  }),
  ofWork('title', 'Title', textCell, {
    others: ['Work title', 'Song title', 'Primary title', 'Composition', 'Composition title', 'Original title', 'Song'],
    about: 'Must be there, in the first row of each work.',
    example: 'River Song',
  }),
  ofWork('iswc', 'ISWC', iswcCell, { others: ['ISWC code', 'ISWC number'] }),
  ofWork('language', 'Language', languageCell, { others: ['Language code', 'Lyrics language'], example: 'en' }),
  ofWork('text_music', 'Text and music', choiceCell(TEXT_MUSIC_LABELS), {
    others: ['Text music relationship', 'Text music'],
    example: 'MTX',
  }),
  ofWork(
    'version_type',
    'Version',
    choiceCell(VERSION_TYPE_LABELS, { original: 'ORI', modified: 'MOD', arrangement: 'MOD' }),
    {
      others: ['Version type'],
      example: 'ORI',
    },
  ),
  ofWork('duration_s', 'Duration', durationCell, {
    others: ['Length', 'Work duration', 'Duration seconds'],
    example: '3:45',
  }),
  ofWork('genre', 'Genre', textCell, { others: ['Style', 'Musical genre'] }),
];

function otherWork(key: string, of: string): ImportColumn[] {
  return [
    ofWork(`${key}_title`, `${of}: title`, textCell, { paths: [`${key}.title`] }),
    ofWork(`${key}_iswc`, `${of}: ISWC`, iswcCell, { paths: [`${key}.iswc`] }),
    ofWork(`${key}_language`, `${of}: language`, languageCell, { paths: [`${key}.language`] }),
    ofWork(`${key}_writer`, `${of}: writer`, textCell, { paths: [`${key}.writer`] }),
    ofWork(`${key}_writer_ipi`, `${of}: writer’s IPI`, ipiCell, { paths: [`${key}.writer_ipi`] }),
  ];
}

const YES_NO = { true: 'Y', false: 'N', no: 'N', unknown: 'U' };

/** What else is told of a work; a row of it says each once. */
export const FACT_COLUMNS: readonly ImportColumn[] = [
  ofWork(
    'distribution_category',
    'Category',
    choiceCell(DISTRIBUTION_CATEGORY_LABELS, { serious: 'SER', classical: 'SER' }),
    {
      others: ['Distribution category', 'Musical work distribution category'],
    },
  ),
  ofWork('work_type', 'Kind of music', choiceCell(WORK_TYPE_LABELS), { others: ['Work type', 'CWR work type'] }),
  ofWork('recorded', 'Recorded', choiceCell(RECORDED_LABELS, YES_NO), { others: ['Recorded indicator'] }),
  ofWork('music_arrangement', 'Music arrangement', choiceCell(MUSIC_ARRANGEMENT_LABELS)),
  ofWork('lyric_adaptation', 'Lyric adaptation', choiceCell(LYRIC_ADAPTATION_LABELS)),
  ...otherWork('original_work', 'Original work'),
  ofWork('composite_type', 'Made of other works', choiceCell(COMPOSITE_TYPE_LABELS), { others: ['Composite type'] }),
  ofWork('excerpt_type', 'Part of a larger work', choiceCell(EXCERPT_TYPE_LABELS), { others: ['Excerpt type'] }),
  ...otherWork('entire_work', 'Larger work'),
  ofWork('purpose', 'Made for', choiceCell(PURPOSE_LABELS), {
    paths: ['origin.purpose'],
    others: ['Intended purpose', 'Purpose'],
  }),
  ofWork('production_title', 'Production title', textCell, {
    paths: ['origin.production_title'],
    others: ['Film title'],
  }),
  ofWork('episode_title', 'Episode title', textCell, { paths: ['origin.episode_title'] }),
  ofWork('episode_number', 'Episode number', textCell, { paths: ['origin.episode_number'] }),
  ofWork('production_number', 'Production number', textCell, { paths: ['origin.production_number'] }),
  ofWork('production_year', 'Production year', numberCell, { paths: ['origin.production_year'] }),
  ofWork('library', 'Library', textCell, { paths: ['origin.library'] }),
  ofWork('cd_identifier', 'Library CD', textCell, { paths: ['origin.cd_identifier'], others: ['CD identifier'] }),
  ofWork('cut_number', 'Cut number', textCell, { paths: ['origin.cut_number'] }),
  ofWork('music_use', 'Use of the music', choiceCell(MUSIC_USE_LABELS), {
    paths: ['origin.music_use'],
    others: ['BLTVR'],
  }),
  ofWork('creation_date', 'Created on', dateCell, { others: ['Creation date', 'Date of creation'] }),
  ofWork('copyright_date', 'Copyright date', dateCell),
  ofWork('copyright_number', 'Copyright number', textCell),
  ofWork('first_publication_date', 'First published on', dateCell, {
    others: ['First publication date', 'Publication date'],
  }),
  ofWork('instrumentation', 'Instrumentation', textCell),
  ofWork('opus', 'Opus', textCell, { others: ['Opus number'] }),
  ofWork('catalogue_number', 'Thematic catalogue number', textCell),
  ofWork('ai_usage', 'Use of AI', choiceCell(AI_USAGE_LABELS, { no: 'none', assisted: 'assisted' }), {
    others: ['AI usage'],
  }),
];

type Group = ImportColumn['group'];

function ofGroup(
  group: Group,
  key: string,
  path: string,
  label: string,
  kind: ImportColumn['kind'],
  rest: Rest = {},
): ImportColumn {
  return { key, group, label, kind, paths: [path], others: [], ...rest };
}

/** Things of which a work may have several, beside its parties and recordings. */
export const LIST_COLUMNS: readonly ImportColumn[] = [
  ofGroup('title', 'alternative_title', 'title', 'Alternative title', textCell, {
    others: ['AKA title', 'AKA', 'Other title', 'Alt title', 'Alternate title'],
    about: 'One in each row.',
  }),
  ofGroup('title', 'alternative_title_type', 'type', 'Alternative title: kind', choiceCell(TITLE_TYPE_LABELS), {
    others: ['AKA title type', 'AKA type', 'Alternative title type', 'Alt title type'],
  }),
  ofGroup('title', 'alternative_title_language', 'language', 'Alternative title: language', languageCell),
  ofGroup('performer', 'performer_name', 'name', 'Performer', textCell, {
    others: ['Performer last name', 'Band', 'Performing artist', 'Performer last or band name'],
    about: 'The family name, or the name of the band. One in each row.',
  }),
  ofGroup('performer', 'performer_first_name', 'first_name', 'Performer: first name', textCell),
  ofGroup('performer', 'performer_ipi', 'ipi_name_number', 'Performer: IPI', ipiCell),
  ofGroup('component', 'component_title', 'title', 'Uses work: title', textCell, { others: ['Component title'] }),
  ofGroup('component', 'component_iswc', 'iswc', 'Uses work: ISWC', iswcCell, { others: ['Component ISWC'] }),
  ofGroup('component', 'component_writer', 'writer', 'Uses work: writer', textCell),
  ofGroup('component', 'component_duration', 'duration_s', 'Uses work: duration', durationCell),
  ofGroup('other_id', 'other_id_organisation', 'organisation', 'Other number: organisation', textCell),
  ofGroup('other_id', 'other_id', 'value', 'Other number', textCell),
  ofGroup(
    'other_id',
    'other_id_type',
    'type',
    'Other number: of what',
    choiceCell({ W: 'Work', R: 'Recording', P: 'Product', V: 'Video' }),
  ),
  ofGroup('other_id', 'other_id_validity', 'validity', 'Other number: valid', choiceCell(RECORDED_LABELS, YES_NO)),
];
