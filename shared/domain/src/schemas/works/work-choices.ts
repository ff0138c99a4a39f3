import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/work-choices.generated.ts';
import * as types from '../../messages/work-types.generated.ts';

export const WRITER_ROLE_LABELS = {
  CA: text.composerAuthor,
  C: text.composer,
  A: text.author,
  AR: text.arranger,
  AD: text.adaptor,
  SR: text.subArranger,
  SA: text.subAuthor,
  TR: text.translator,
  PA: text.incomeParticipant,
};
export const WRITER_ROLES = codesOf(WRITER_ROLE_LABELS);
export type WriterRole = keyof typeof WRITER_ROLE_LABELS;

export const VERSION_TYPE_LABELS = {
  ORI: text.originalWork,
  MOD: text.modifiedVersion,
};
export const VERSION_TYPES = codesOf(VERSION_TYPE_LABELS);

export const TEXT_MUSIC_LABELS = {
  MTX: text.musicWithWords,
  MUS: text.musicOnly,
  TXT: text.wordsOnly,
  MTN: text.separateWords,
};
export const TEXT_MUSIC = codesOf(TEXT_MUSIC_LABELS);

export const TITLE_TYPE_LABELS = {
  AT: text.alternativeTitle,
  TT: text.translatedTitle,
  FT: text.formalTitle,
  OT: text.originalTitle,
  TE: text.firstLine,
  IT: text.incorrectTitle,
  PT: text.partTitle,
  RT: text.restrictedTitle,
  ET: text.searchTitle,
  OL: text.originalTitleOtherScript,
  AL: text.alternativeTitleOtherScript,
};
export const TITLE_TYPES = codesOf(TITLE_TYPE_LABELS);

/** ISO 639-1, and Ga, which only has a three-letter code. */
// biome-ignore format: a table of codes
export const LANGUAGES = [
  'aa', 'ab', 'ae', 'af', 'ak', 'am', 'an', 'ar', 'as', 'av', 'ay', 'az', 'ba', 'be', 'bg', 'bi', 'bm', 'bn', 'bo',
  'br', 'bs', 'ca', 'ce', 'ch', 'co', 'cr', 'cs', 'cu', 'cv', 'cy', 'da', 'de', 'dv', 'dz', 'ee', 'el', 'en', 'eo',
  'es', 'et', 'eu', 'fa', 'ff', 'fi', 'fj', 'fo', 'fr', 'fy', 'ga', 'gaa', 'gd', 'gl', 'gn', 'gu', 'gv', 'ha', 'he',
  'hi', 'ho', 'hr', 'ht', 'hu', 'hy', 'hz', 'ia', 'id', 'ie', 'ig', 'ii', 'ik', 'io', 'is', 'it', 'iu', 'ja', 'jv',
  'ka', 'kg', 'ki', 'kj', 'kk', 'kl', 'km', 'kn', 'ko', 'kr', 'ks', 'ku', 'kv', 'kw', 'ky', 'la', 'lb', 'lg', 'li',
  'ln', 'lo', 'lt', 'lu', 'lv', 'mg', 'mh', 'mi', 'mk', 'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'na', 'nb', 'nd', 'ne',
  'ng', 'nl', 'nn', 'no', 'nr', 'nv', 'ny', 'oc', 'oj', 'om', 'or', 'os', 'pa', 'pi', 'pl', 'ps', 'pt', 'qu', 'rm',
  'rn', 'ro', 'ru', 'rw', 'sa', 'sc', 'sd', 'se', 'sg', 'si', 'sk', 'sl', 'sm', 'sn', 'so', 'sq', 'sr', 'ss', 'st',
  'su', 'sv', 'sw', 'ta', 'te', 'tg', 'th', 'ti', 'tk', 'tl', 'tn', 'to', 'tr', 'ts', 'tt', 'tw', 'ty', 'ug', 'uk',
  'ur', 'uz', 've', 'vi', 'vo', 'wa', 'wo', 'xh', 'yi', 'yo', 'za', 'zh', 'zu',
] as const;

export const DISTRIBUTION_CATEGORY_LABELS = {
  POP: text.popular,
  JAZ: text.jazz,
  SER: text.serious,
  UNC: text.unclassified,
};
export const DISTRIBUTION_CATEGORIES = codesOf(DISTRIBUTION_CATEGORY_LABELS);

export const RECORDED_LABELS = {
  Y: text.yes,
  N: text.notYet,
  U: text.unknown,
};
export const RECORDED = codesOf(RECORDED_LABELS);

export const MUSIC_ARRANGEMENT_LABELS = {
  ARR: text.musicArranged,
  NEW: text.musicNew,
  ADM: text.musicAdded,
  ORI: text.musicOriginal,
  UNS: text.notSpecified,
};
export const MUSIC_ARRANGEMENTS = codesOf(MUSIC_ARRANGEMENT_LABELS);

export const LYRIC_ADAPTATION_LABELS = {
  TRA: text.wordsTranslated,
  MOD: text.wordsChanged,
  NEW: text.wordsNew,
  REP: text.wordsReplaced,
  ADL: text.wordsAdded,
  ORI: text.wordsOriginal,
  NON: text.noWords,
  UNS: text.notSpecified,
};
export const LYRIC_ADAPTATIONS = codesOf(LYRIC_ADAPTATION_LABELS);

export const COMPOSITE_TYPE_LABELS = {
  COS: text.samples,
  MED: text.medley,
  POT: text.potpourri,
  UCO: text.otherComposite,
};
export const COMPOSITE_TYPES = codesOf(COMPOSITE_TYPE_LABELS);

export const EXCERPT_TYPE_LABELS = {
  MOV: text.movement,
  UEX: text.otherPart,
};
export const EXCERPT_TYPES = codesOf(EXCERPT_TYPE_LABELS);

export const WORK_TYPE_LABELS = {
  TA: types.tripleA,
  AC: types.adultContemporary,
  AR: types.albumRock,
  AL: types.alternative,
  AM: types.americana,
  BD: types.bandMusic,
  BL: types.bluegrass,
  CD: types.childrensMusic,
  CL: types.classical,
  CC: types.contemporaryChristian,
  CT: types.country,
  DN: types.dance,
  FM: types.filmMusic,
  FK: types.folk,
  BG: types.blackGospel,
  SG: types.southernGospel,
  JZ: types.jazz,
  JG: types.jingle,
  LN: types.latin,
  LA: types.latina,
  NA: types.newAge,
  OP: types.opera,
  PK: types.polka,
  PP: types.pop,
  RP: types.rap,
  RK: types.rock,
  RB: types.rhythmAndBlues,
  SD: types.sacred,
  SY: types.symphonic,
};
export const WORK_TYPES = codesOf(WORK_TYPE_LABELS);

export const PURPOSE_LABELS = {
  COM: text.advertising,
  FIL: text.film,
  GEN: text.generalUse,
  LIB: text.libraryMusic,
  MUL: text.multimedia,
  RAD: text.radio,
  TEL: text.television,
  THR: text.theatre,
  VID: text.video,
};
export const PURPOSES = codesOf(PURPOSE_LABELS);

/** CWR BLTVR: background, logo, theme, visual, rolled up cue. */
export const MUSIC_USE_LABELS = {
  B: text.background,
  L: text.logo,
  T: text.theme,
  V: text.visual,
  R: text.rolledUpCue,
};
export const MUSIC_USES = codesOf(MUSIC_USE_LABELS);

export const AI_USAGE_LABELS = {
  none: text.noAi,
  assisted: text.aiAssisted,
  generated: text.aiGenerated,
};

export const PUBLISHER_TYPE_LABELS = {
  E: text.originalPublisher,
  AM: text.administrator,
  SE: text.subPublisher,
  AQ: text.acquirer,
  ES: text.substitutedPublisher,
  PA: text.incomeParticipant,
};
export const PUBLISHER_TYPES = codesOf(PUBLISHER_TYPE_LABELS);
export type PublisherType = keyof typeof PUBLISHER_TYPE_LABELS;

export const AGREEMENT_TYPE_LABELS = {
  OG: text.originalGeneral,
  OS: text.originalSpecific,
  PG: text.subPublishingGeneral,
  PS: text.subPublishingSpecific,
};
export const AGREEMENT_TYPES = codesOf(AGREEMENT_TYPE_LABELS);

export const OTHER_ID_TYPE_LABELS = {
  W: text.work,
  R: text.recording,
  P: text.product,
  V: text.video,
};
export const OTHER_ID_TYPES = codesOf(OTHER_ID_TYPE_LABELS);

export const YES_NO_UNKNOWN_LABELS = {
  Y: text.yes,
  N: text.no,
  U: text.notKnown,
};
export const YES_NO_UNKNOWN = codesOf(YES_NO_UNKNOWN_LABELS);
