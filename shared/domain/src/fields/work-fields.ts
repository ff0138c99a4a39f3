import * as text from '../messages/work-fields.generated.ts';
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
  YES_NO_UNKNOWN_LABELS,
} from '../schemas/works/work-words.ts';
import { IPI, ISWC } from './codes.ts';
import {
  choice,
  choiceFrom,
  code,
  day,
  duration,
  language,
  line,
  list,
  part,
  required,
  requiredChoice,
  year,
} from './kinds.ts';

const YES_NO = { true: 'Y', false: 'N', no: 'N', unknown: 'U' };

export const ALTERNATIVE_TITLE_FIELDS = {
  title: required(60, text.enterTitle, {
    label: text.title,
    numbered: text.alternativeTitleNumber,
    cwr: 'title',
    column: {
      key: 'alternative_title',
      heading: 'Alternative title',
      others: ['AKA title', 'AKA', 'Other title', 'Alt title', 'Alternate title'],
      about: 'One in each row.',
    },
  }),
  type: choiceFrom(TITLE_TYPE_LABELS, {
    initial: 'AT',
    unspecified: 'AT',
    label: text.kind,
    cwr: 'type',
    column: {
      key: 'alternative_title_type',
      heading: 'Alternative title: kind',
      others: ['AKA title type', 'AKA type', 'Alternative title type', 'Alt title type'],
    },
  }),
  language: language({
    label: text.itsLanguage,
    cwr: 'language',
    column: { key: 'alternative_title_language', heading: 'Alternative title: language' },
  }),
};

export const OTHER_WORK_FIELDS = {
  title: required(60, text.enterOtherTitle, { label: text.itsTitle, cwr: 'title', column: { heading: 'title' } }),
  iswc: code(ISWC, { label: text.itsIswc, phrase: text.iswcOf, cwr: 'iswc', column: { heading: 'ISWC' } }),
  language: language({ label: text.itsLanguage, cwr: 'language', column: { heading: 'language' } }),
  writer: line(75, { label: text.itsWriter, phrase: text.byWriter, cwr: null, column: { heading: 'writer' } }),
  writer_ipi: {
    ...code(IPI, {
      label: text.itsWriterIpi,
      phrase: text.ipiOf,
      cwr: 'writer_ipi',
      column: { heading: 'writer’s IPI' },
    }),
    // Older works have other numbers here.
    request: line(11, { label: text.itsWriterIpi }).request,
  },
};

export const COMPONENT_FIELDS = {
  title: required(60, text.enterOtherTitle, {
    label: text.itsTitle,
    numbered: text.componentNumber,
    cwr: 'title',
    column: { key: 'component_title', heading: 'Uses work: title', others: ['Component title'] },
  }),
  iswc: code(ISWC, {
    label: text.itsIswc,
    phrase: text.iswcOf,
    cwr: 'iswc',
    column: { key: 'component_iswc', heading: 'Uses work: ISWC', others: ['Component ISWC'] },
  }),
  writer: line(75, {
    label: text.itsWriter,
    phrase: text.byWriter,
    cwr: null,
    column: { key: 'component_writer', heading: 'Uses work: writer' },
  }),
  duration_s: duration({
    label: text.itsDuration,
    cwr: 'duration',
    column: { key: 'component_duration', heading: 'Uses work: duration' },
  }),
};

export const ORIGIN_FIELDS = {
  purpose: requiredChoice(PURPOSE_LABELS, {
    label: text.madeFor,
    cwr: 'purpose',
    column: { heading: 'Made for', others: ['Intended purpose', 'Purpose'] },
  }),
  production_title: line(60, {
    label: text.productionTitle,
    cwr: 'production',
    column: { heading: 'Production title', others: ['Film title'] },
  }),
  episode_title: line(60, { label: text.episodeTitle, cwr: 'episode', column: { heading: 'Episode title' } }),
  episode_number: line(20, {
    label: text.episodeNumber,
    phrase: text.episode,
    cwr: 'episode_number',
    column: { heading: 'Episode number' },
  }),
  production_number: line(12, {
    label: text.productionNumber,
    phrase: text.production,
    cwr: 'production_number',
    column: { heading: 'Production number' },
  }),
  production_year: year([1890, 2100], {
    label: text.productionYear,
    cwr: 'year',
    column: { heading: 'Production year' },
  }),
  library: line(60, { label: text.library, phrase: text.libraryOf, cwr: 'library', column: { heading: 'Library' } }),
  cd_identifier: line(15, {
    label: text.libraryCd,
    phrase: text.cd,
    cwr: 'cd',
    column: { heading: 'Library CD', others: ['CD identifier'] },
  }),
  cut_number: line(4, { label: text.cutNumber, phrase: text.cut, cwr: 'cut', column: { heading: 'Cut number' } }),
  music_use: choice(MUSIC_USE_LABELS, {
    label: text.musicUse,
    cwr: 'music_use',
    column: { heading: 'Use of the music', others: ['BLTVR'] },
  }),
};

export const PERFORMER_FIELDS = {
  name: required(45, text.enterPerformer, {
    label: text.performerName,
    numbered: text.performerNumber,
    cwr: 'name',
    column: {
      key: 'performer_name',
      heading: 'Performer',
      others: ['Performer last name', 'Band', 'Performing artist', 'Performer last or band name'],
      about: 'The family name, or the name of the band. One in each row.',
    },
  }),
  first_name: line(30, {
    label: text.firstName,
    cwr: 'first_name',
    column: { key: 'performer_first_name', heading: 'Performer: first name' },
  }),
  ipi_name_number: code(IPI, {
    label: text.ipiNameNumber,
    phrase: text.ipiOf,
    cwr: 'ipi',
    column: { key: 'performer_ipi', heading: 'Performer: IPI' },
  }),
};

export const OTHER_ID_FIELDS = {
  organisation: required(3, text.enterOrganisation, {
    label: text.organisation,
    numbered: text.organisationNumber,
    cwr: 'organisation',
    column: { key: 'other_id_organisation', heading: 'Other number: organisation' },
  }),
  value: required(14, text.enterNumber, {
    label: text.number,
    cwr: 'value',
    column: { key: 'other_id', heading: 'Other number' },
  }),
  type: choiceFrom(OTHER_ID_TYPE_LABELS, {
    initial: 'W',
    unspecified: 'W',
    label: text.identifies,
    cwr: 'type',
    column: { key: 'other_id_type', heading: 'Other number: of what' },
  }),
  validity: choiceFrom(YES_NO_UNKNOWN_LABELS, {
    initial: 'U',
    unspecified: 'U',
    label: text.validity,
    cwr: 'validity',
    column: { key: 'other_id_validity', heading: 'Other number: valid', words: YES_NO },
  }),
};

/**
 * Every field of a work except its parties and recordings, in the order in which pages show them. Schemas, forms, details,
 * comparison, copies, tables and CWR follow from it.
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
      about: 'Must be there, in the first row of each work.',
      example: 'River Song',
    },
  }),
  alternative_titles: list(ALTERNATIVE_TITLE_FIELDS, {
    most: 20,
    columnGroup: 'title',
    label: text.alternativeTitles,
    part: 'titles',
    cwr: null,
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
    column: { heading: 'ISWC', others: ['ISWC code', 'ISWC number'] },
  }),
  language: language({
    label: text.language,
    group: 'main',
    cwr: 'language',
    column: { heading: 'Language', others: ['Language code', 'Lyrics language'], example: 'en' },
  }),
  text_music: choice(TEXT_MUSIC_LABELS, {
    label: text.textMusic,
    group: 'main',
    cwr: 'text_music',
    column: { heading: 'Text and music', others: ['Text music relationship', 'Text music'], example: 'MTX' },
  }),
  version_type: choiceFrom(VERSION_TYPE_LABELS, {
    initial: 'ORI',
    label: text.version,
    cwr: 'version_type',
    column: {
      heading: 'Version',
      others: ['Version type'],
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
      others: ['Distribution category', 'Musical work distribution category'],
      words: { serious: 'SER', classical: 'SER' },
    },
  }),
  work_type: choice(WORK_TYPE_LABELS, {
    label: text.kindOfMusic,
    group: 'main',
    cwr: 'work_type',
    column: { heading: 'Kind of music', others: ['Work type', 'CWR work type'] },
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
    label: text.performers,
    group: 'performers',
    cwr: null,
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
    cwr: null,
  }),
  composite_type: choice(COMPOSITE_TYPE_LABELS, {
    label: text.compositeType,
    group: 'otherWorks',
    cwr: 'composite_type',
    column: { heading: 'Made of other works', others: ['Composite type'] },
  }),
  components: list(COMPONENT_FIELDS, {
    most: 50,
    columnGroup: 'component',
    label: text.components,
    group: 'otherWorks',
    help: text.componentsHelp,
    cwr: null,
  }),
  excerpt_type: choice(EXCERPT_TYPE_LABELS, {
    label: text.excerptType,
    group: 'otherWorks',
    cwr: 'excerpt_type',
    column: { heading: 'Part of a larger work', others: ['Excerpt type'] },
  }),
  entire_work: part(OTHER_WORK_FIELDS, {
    columns: 'Larger work',
    label: text.entireWork,
    group: 'otherWorks',
    cwr: null,
  }),
  origin: part(ORIGIN_FIELDS, { label: text.origin, group: 'origin', cwr: null }),
  creation_date: day({
    label: text.created,
    group: 'dates',
    isUnique: true,
    column: { heading: 'Created on', others: ['Creation date', 'Date of creation'] },
  }),
  copyright_date: day({
    label: text.copyrightDate,
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
    group: 'dates',
    isUnique: true,
    column: { heading: 'First published on', others: ['First publication date', 'Publication date'] },
  }),
  instrumentation: line(120, {
    label: text.instrumentation,
    help: text.instrumentationHelp,
    group: 'instrumentation',
    cwr: null,
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
  ai_usage: choice(AI_USAGE_LABELS, {
    label: text.aiUsage,
    group: 'ai',
    column: { heading: 'Use of AI', others: ['AI usage'], words: { no: 'none', assisted: 'assisted' } },
  }),
  other_ids: list(OTHER_ID_FIELDS, {
    most: 50,
    columnGroup: 'other_id',
    label: text.otherNumbers,
    group: 'otherNumbers',
    isUnique: true,
    cwr: null,
    format: ({ organisation = '', value = '' }) => [organisation, value].filter(Boolean).join(' '),
  }),
};
