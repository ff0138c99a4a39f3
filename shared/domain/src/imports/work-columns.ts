import { TEXT_MUSIC_LABELS, TITLE_TYPE_LABELS, VERSION_TYPE_LABELS } from '../schemas/works/composition-words.ts';
import {
  AI_USAGE_LABELS,
  COMPOSITE_TYPE_LABELS,
  DISTRIBUTION_CATEGORY_LABELS,
  EXCERPT_TYPE_LABELS,
  LYRIC_ADAPTATION_LABELS,
  MUSIC_ARRANGEMENT_LABELS,
  MUSIC_USE_LABELS,
  OTHER_ID_TYPE_LABELS,
  PURPOSE_LABELS,
  RECORDED_LABELS,
  WORK_TYPE_LABELS,
} from '../schemas/works/work-words.ts';
import { choiceCell, ipiCell, iswcCell, languageCell, numberCell } from './cell-kinds.ts';
import { columnsOf } from './columns-of.ts';
import type { ImportColumn } from './import-column.ts';
import { dateCell, durationCell } from './time-cells.ts';

const ofWork = columnsOf('work');

/** What names a work, first in every file. */
export const TITLE_COLUMNS: readonly ImportColumn[] = [
  ofWork('work_number', 'Work number', {
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
  ofWork('title', 'Title', {
    others: ['Work title', 'Song title', 'Primary title', 'Composition', 'Composition title', 'Original title', 'Song'],
    about: 'Must be there, in the first row of each work.',
    example: 'River Song',
  }),
  ofWork('iswc', 'ISWC', { kind: iswcCell, others: ['ISWC code', 'ISWC number'] }),
  ofWork('language', 'Language', { kind: languageCell, others: ['Language code', 'Lyrics language'], example: 'en' }),
  ofWork('text_music', 'Text and music', {
    kind: choiceCell(TEXT_MUSIC_LABELS),
    others: ['Text music relationship', 'Text music'],
    example: 'MTX',
  }),
  ofWork('version_type', 'Version', {
    kind: choiceCell(VERSION_TYPE_LABELS, { original: 'ORI', modified: 'MOD', arrangement: 'MOD' }),
    others: ['Version type'],
    example: 'ORI',
  }),
  ofWork('duration_s', 'Duration', {
    kind: durationCell,
    others: ['Length', 'Work duration', 'Duration seconds'],
    example: '3:45',
  }),
  ofWork('genre', 'Genre', { others: ['Style', 'Musical genre'] }),
];

function otherWork(key: string, of: string): ImportColumn[] {
  return [
    ofWork(`${key}_title`, `${of}: title`, { paths: [`${key}.title`] }),
    ofWork(`${key}_iswc`, `${of}: ISWC`, { kind: iswcCell, paths: [`${key}.iswc`] }),
    ofWork(`${key}_language`, `${of}: language`, { kind: languageCell, paths: [`${key}.language`] }),
    ofWork(`${key}_writer`, `${of}: writer`, { paths: [`${key}.writer`] }),
    ofWork(`${key}_writer_ipi`, `${of}: writer’s IPI`, { kind: ipiCell, paths: [`${key}.writer_ipi`] }),
  ];
}

const YES_NO = { true: 'Y', false: 'N', no: 'N', unknown: 'U' };

/** What else is told of a work; a row of it says each once. */
export const FACT_COLUMNS: readonly ImportColumn[] = [
  ofWork('distribution_category', 'Category', {
    kind: choiceCell(DISTRIBUTION_CATEGORY_LABELS, { serious: 'SER', classical: 'SER' }),
    others: ['Distribution category', 'Musical work distribution category'],
  }),
  ofWork('work_type', 'Kind of music', { kind: choiceCell(WORK_TYPE_LABELS), others: ['Work type', 'CWR work type'] }),
  ofWork('recorded', 'Recorded', { kind: choiceCell(RECORDED_LABELS, YES_NO), others: ['Recorded indicator'] }),
  ofWork('music_arrangement', 'Music arrangement', { kind: choiceCell(MUSIC_ARRANGEMENT_LABELS) }),
  ofWork('lyric_adaptation', 'Lyric adaptation', { kind: choiceCell(LYRIC_ADAPTATION_LABELS) }),
  ...otherWork('original_work', 'Original work'),
  ofWork('composite_type', 'Made of other works', {
    kind: choiceCell(COMPOSITE_TYPE_LABELS),
    others: ['Composite type'],
  }),
  ofWork('excerpt_type', 'Part of a larger work', { kind: choiceCell(EXCERPT_TYPE_LABELS), others: ['Excerpt type'] }),
  ...otherWork('entire_work', 'Larger work'),
  ofWork('purpose', 'Made for', {
    kind: choiceCell(PURPOSE_LABELS),
    paths: ['origin.purpose'],
    others: ['Intended purpose', 'Purpose'],
  }),
  ofWork('production_title', 'Production title', {
    paths: ['origin.production_title'],
    others: ['Film title'],
  }),
  ofWork('episode_title', 'Episode title', { paths: ['origin.episode_title'] }),
  ofWork('episode_number', 'Episode number', { paths: ['origin.episode_number'] }),
  ofWork('production_number', 'Production number', { paths: ['origin.production_number'] }),
  ofWork('production_year', 'Production year', { kind: numberCell, paths: ['origin.production_year'] }),
  ofWork('library', 'Library', { paths: ['origin.library'] }),
  ofWork('cd_identifier', 'Library CD', { paths: ['origin.cd_identifier'], others: ['CD identifier'] }),
  ofWork('cut_number', 'Cut number', { paths: ['origin.cut_number'] }),
  ofWork('music_use', 'Use of the music', {
    kind: choiceCell(MUSIC_USE_LABELS),
    paths: ['origin.music_use'],
    others: ['BLTVR'],
  }),
  ofWork('creation_date', 'Created on', { kind: dateCell, others: ['Creation date', 'Date of creation'] }),
  ofWork('copyright_date', 'Copyright date', { kind: dateCell }),
  ofWork('copyright_number', 'Copyright number'),
  ofWork('first_publication_date', 'First published on', {
    kind: dateCell,
    others: ['First publication date', 'Publication date'],
  }),
  ofWork('instrumentation', 'Instrumentation'),
  ofWork('opus', 'Opus', { others: ['Opus number'] }),
  ofWork('catalogue_number', 'Thematic catalogue number'),
  ofWork('ai_usage', 'Use of AI', {
    kind: choiceCell(AI_USAGE_LABELS, { no: 'none', assisted: 'assisted' }),
    others: ['AI usage'],
  }),
];

const ofTitle = columnsOf('title');
const ofPerformer = columnsOf('performer');
const ofComponent = columnsOf('component');
const ofOtherId = columnsOf('other_id');

/** Things of which a work may have several, beside its parties and recordings. */
export const LIST_COLUMNS: readonly ImportColumn[] = [
  ofTitle('alternative_title', 'Alternative title', {
    paths: ['title'],
    others: ['AKA title', 'AKA', 'Other title', 'Alt title', 'Alternate title'],
    about: 'One in each row.',
  }),
  ofTitle('alternative_title_type', 'Alternative title: kind', {
    paths: ['type'],
    kind: choiceCell(TITLE_TYPE_LABELS),
    others: ['AKA title type', 'AKA type', 'Alternative title type', 'Alt title type'],
  }),
  ofTitle('alternative_title_language', 'Alternative title: language', { paths: ['language'], kind: languageCell }),
  ofPerformer('performer_name', 'Performer', {
    paths: ['name'],
    others: ['Performer last name', 'Band', 'Performing artist', 'Performer last or band name'],
    about: 'The family name, or the name of the band. One in each row.',
  }),
  ofPerformer('performer_first_name', 'Performer: first name', { paths: ['first_name'] }),
  ofPerformer('performer_ipi', 'Performer: IPI', { paths: ['ipi_name_number'], kind: ipiCell }),
  ofComponent('component_title', 'Uses work: title', { paths: ['title'], others: ['Component title'] }),
  ofComponent('component_iswc', 'Uses work: ISWC', { paths: ['iswc'], kind: iswcCell, others: ['Component ISWC'] }),
  ofComponent('component_writer', 'Uses work: writer', { paths: ['writer'] }),
  ofComponent('component_duration', 'Uses work: duration', { paths: ['duration_s'], kind: durationCell }),
  ofOtherId('other_id_organisation', 'Other number: organisation', { paths: ['organisation'] }),
  ofOtherId('other_id', 'Other number', { paths: ['value'] }),
  ofOtherId('other_id_type', 'Other number: of what', {
    paths: ['type'],
    kind: choiceCell(OTHER_ID_TYPE_LABELS),
  }),
  ofOtherId('other_id_validity', 'Other number: valid', {
    paths: ['validity'],
    kind: choiceCell(RECORDED_LABELS, YES_NO),
  }),
];
