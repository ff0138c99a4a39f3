import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/work-choices.generated.ts';

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
