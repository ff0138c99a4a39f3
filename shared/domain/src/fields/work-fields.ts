import { parseEan } from '../identifiers/index.ts';
import * as text from '../messages/work-fields.generated.ts';
import {
  AI_USAGE_LABELS,
  COMPOSITE_TYPE_LABELS,
  DISTRIBUTION_CATEGORY_LABELS,
  EXCERPT_TYPE_LABELS,
  LYRIC_ADAPTATION_LABELS,
  MUSIC_ARRANGEMENT_LABELS,
  RECORDED_LABELS,
  TEXT_MUSIC_LABELS,
  VERSION_TYPE_LABELS,
  WORK_TYPE_LABELS,
} from '../schemas/works/work-choices.ts';
import { type FieldCode, ISWC } from './codes.ts';
import { choice, choiceFrom, code, day, duration, language, line, list, part, required } from './kinds.ts';
import {
  ALTERNATIVE_TITLE_FIELDS,
  COMPONENT_FIELDS,
  ORIGIN_FIELDS,
  OTHER_ID_FIELDS,
  OTHER_WORK_FIELDS,
  PERFORMER_FIELDS,
  YES_NO,
} from './work-part-fields.ts';

/** ISO 10957: an EAN that starts with 979-0, or with M before 2008. The first digits after it are the publisher's. */
const ISMN: FieldCode = {
  parse(typed) {
    const ean = parseEan(typed.replace(/^\s*ISMN\s*/i, '').replace(/^\s*M/i, '9790'));
    return ean?.startsWith('9790') ? ean : null;
  },
  format: (ismn) => ismn.replace(/^9790(0\d\d|[1-3]\d{3}|[4-6]\d{4}|[78]\d{5}|9\d{6})(\d+)(\d)$/, '979-0-$1-$2-$3'),
  expected: text.anIsmn,
  wrong: () => text.wrongIsmn(),
};

/**
 * Every field of a work except parties and recordings, in display order. Schemas, forms, comparison, copies, tables and
 * CWR mapping derive from it.
 */
export const WORK_FIELDS = {
  title: required(255, text.enterTitle, {
    label: text.title,
    part: 'title',
    cwr: 'title',
    column: {
      heading: 'Title',
      others: [
        'Work title',
        'Song title',
        'Primary title',
        'Composition',
        'Composition title',
        'Original title',
        'Song',
      ],
      example: 'River Song',
    },
  }),
  alternative_titles: list(ALTERNATIVE_TITLE_FIELDS, {
    most: 20,
    columnGroup: 'title',
    line: text.alternativeTitle,
    add: text.addAlternativeTitle,
    label: text.alternativeTitles,
    part: 'titles',
    record: 'ALT',
    format: ({ title = '', type = '', language: of = '' }) => {
      const notes = [type, of].filter(Boolean).join(', ');
      return notes && title ? text.titleWithNotes({ title, notes }) : title;
    },
  }),
  iswc: code(ISWC, {
    label: text.iswc,
    help: text.iswcHelp,
    group: 'main',
    isUnique: true,
    part: 'iswc',
    cwr: 'iswc',
    column: { heading: 'ISWC' },
  }),
  language: language({
    label: text.language,
    group: 'main',
    cwr: 'language',
    column: { heading: 'Language', others: ['Lang', 'Lyrics language'], example: 'en' },
  }),
  text_music: choice(TEXT_MUSIC_LABELS, {
    label: text.textMusic,
    group: 'main',
    cwr: 'text_music',
    column: { heading: 'Text and music', others: ['Text music relationship'], example: 'MTX' },
  }),
  version_type: choiceFrom(VERSION_TYPE_LABELS, {
    initial: 'ORI',
    label: text.version,
    isRadio: true,
    cwr: 'version_type',
    column: {
      heading: 'Version',
      words: { original: 'ORI', modified: 'MOD', arrangement: 'MOD' },
      example: 'ORI',
    },
  }),
  duration_s: duration({
    label: text.duration,
    help: text.durationHelp,
    group: 'main',
    cwr: 'duration',
    column: { heading: 'Duration', others: ['Length', 'Work duration', 'Duration seconds'], example: '3:45' },
  }),
  genre: line(40, {
    label: text.genre,
    help: text.genreHelp,
    group: 'main',
    column: { heading: 'Genre', others: ['Style', 'Musical genre'] },
  }),
  distribution_category: choiceFrom(DISTRIBUTION_CATEGORY_LABELS, {
    initial: 'UNC',
    unspecified: 'UNC',
    label: text.category,
    group: 'main',
    cwr: 'distribution_category',
    column: {
      heading: 'Category',
      others: ['Musical work distribution category'],
      words: { serious: 'SER', classical: 'SER' },
    },
  }),
  work_type: choice(WORK_TYPE_LABELS, {
    label: text.kindOfMusic,
    isSorted: true,
    group: 'main',
    cwr: 'work_type',
    column: { heading: 'Kind of music', others: ['CWR work type'] },
  }),
  recorded: choiceFrom(RECORDED_LABELS, {
    initial: 'U',
    unspecified: 'U',
    label: text.recorded,
    group: 'performers',
    isUnique: true,
    cwr: 'recorded',
    column: { heading: 'Recorded', others: ['Recorded indicator'], words: YES_NO },
  }),
  performers: list(PERFORMER_FIELDS, {
    most: 50,
    columnGroup: 'performer',
    line: text.performer,
    add: text.addPerformer,
    label: text.performers,
    group: 'performers',
    record: 'PER',
    format: ({ name = '', first_name = '', ipi_name_number = '' }) =>
      [[first_name, name].filter(Boolean).join(' '), ipi_name_number].filter(Boolean).join(', '),
  }),
  music_arrangement: choice(MUSIC_ARRANGEMENT_LABELS, {
    label: text.music,
    cwr: 'music_arrangement',
    column: { heading: 'Music arrangement' },
  }),
  lyric_adaptation: choice(LYRIC_ADAPTATION_LABELS, {
    label: text.words,
    cwr: 'lyric_adaptation',
    column: { heading: 'Lyric adaptation' },
  }),
  original_work: part(OTHER_WORK_FIELDS, {
    columns: 'Original work',
    label: text.originalWork,
    record: 'VER',
  }),
  composite_type: choice(COMPOSITE_TYPE_LABELS, {
    label: text.compositeType,
    group: 'otherWorks',
    cwr: 'composite_type',
    column: { heading: 'Made of other works' },
  }),
  components: list(COMPONENT_FIELDS, {
    most: 50,
    columnGroup: 'component',
    line: text.component,
    add: text.addComponent,
    label: text.components,
    group: 'otherWorks',
    help: text.componentsHelp,
    record: 'COM',
  }),
  excerpt_type: choice(EXCERPT_TYPE_LABELS, {
    label: text.excerptType,
    group: 'otherWorks',
    cwr: 'excerpt_type',
    column: { heading: 'Part of a larger work' },
  }),
  entire_work: part(OTHER_WORK_FIELDS, {
    columns: 'Larger work',
    label: text.entireWork,
    group: 'otherWorks',
    record: 'EWT',
  }),
  origin: part(ORIGIN_FIELDS, { label: text.origin, group: 'origin', record: 'ORN' }),
  creation_date: day({
    label: text.created,
    isPast: true,
    group: 'dates',
    isUnique: true,
    column: { heading: 'Created on' },
  }),
  copyright_date: day({
    label: text.copyrightDate,
    isPast: true,
    group: 'dates',
    isUnique: true,
    cwr: 'copyright_date',
    column: { heading: 'Copyright date' },
  }),
  copyright_number: line(12, {
    label: text.copyrightNumber,
    help: text.copyrightNumberHelp,
    group: 'dates',
    isUnique: true,
    cwr: 'copyright_number',
    column: { heading: 'Copyright number' },
  }),
  first_publication_date: day({
    label: text.firstPublished,
    isPast: true,
    group: 'dates',
    isUnique: true,
    column: { heading: 'First published on', others: ['Publication date'] },
  }),
  instrumentation: line(120, {
    label: text.instrumentation,
    help: text.instrumentationHelp,
    group: 'instrumentation',
    record: 'INS',
    cwr: 'description',
    column: { heading: 'Instrumentation' },
  }),
  opus: line(25, {
    label: text.opus,
    group: 'instrumentation',
    isUnique: true,
    cwr: 'opus',
    column: { heading: 'Opus', others: ['Opus number'] },
  }),
  catalogue_number: line(25, {
    label: text.catalogueNumber,
    group: 'instrumentation',
    isUnique: true,
    cwr: 'catalogue_number',
    column: { heading: 'Thematic catalogue number' },
  }),
  ismn: code(ISMN, {
    label: text.ismn,
    help: text.ismnHelp,
    group: 'instrumentation',
    isUnique: true,
    column: { heading: 'ISMN', others: ['ISMN-13', 'Sheet music number'] },
  }),
  ai_usage: choice(AI_USAGE_LABELS, {
    label: text.aiUsage,
    isRadio: true,
    group: 'ai',
    column: { heading: 'Use of AI', words: { no: 'none', assisted: 'assisted' } },
  }),
  other_ids: list(OTHER_ID_FIELDS, {
    most: 50,
    columnGroup: 'other_id',
    line: text.otherNumber,
    add: text.addOtherNumber,
    label: text.otherNumbers,
    group: 'otherNumbers',
    isUnique: true,
    record: 'XRF',
    format: ({ organisation = '', value = '' }) => [organisation, value].filter(Boolean).join(' '),
  }),
};
