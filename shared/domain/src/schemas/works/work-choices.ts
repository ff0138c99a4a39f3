import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/work-choices.generated.ts';
import * as types from '../../messages/work-types.generated.ts';

export const WRITER_ROLE_LABELS = text.writerRoleLabels;
export const WRITER_ROLES = codesOf(WRITER_ROLE_LABELS);
export type WriterRole = keyof typeof WRITER_ROLE_LABELS;

export const VERSION_TYPE_LABELS = {
  ORI: text.originalWork,
  MOD: text.modifiedVersion,
};
export const VERSION_TYPES = codesOf(VERSION_TYPE_LABELS);

export const TEXT_MUSIC_LABELS = text.textMusicLabels;
export const TEXT_MUSIC = codesOf(TEXT_MUSIC_LABELS);

export const TITLE_TYPE_LABELS = text.titleTypeLabels;
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

export const DISTRIBUTION_CATEGORY_LABELS = text.distributionCategoryLabels;
export const DISTRIBUTION_CATEGORIES = codesOf(DISTRIBUTION_CATEGORY_LABELS);

export const RECORDED_LABELS = text.recordedLabels;
export const RECORDED = codesOf(RECORDED_LABELS);

export const MUSIC_ARRANGEMENT_LABELS = text.musicArrangementLabels;
export const MUSIC_ARRANGEMENTS = codesOf(MUSIC_ARRANGEMENT_LABELS);

export const LYRIC_ADAPTATION_LABELS = text.lyricAdaptationLabels;
export const LYRIC_ADAPTATIONS = codesOf(LYRIC_ADAPTATION_LABELS);

export const COMPOSITE_TYPE_LABELS = text.compositeTypeLabels;
export const COMPOSITE_TYPES = codesOf(COMPOSITE_TYPE_LABELS);

export const EXCERPT_TYPE_LABELS = {
  MOV: text.movement,
  UEX: text.otherPart,
};
export const EXCERPT_TYPES = codesOf(EXCERPT_TYPE_LABELS);

export const WORK_TYPE_LABELS = types.workTypeLabels;
export const WORK_TYPES = codesOf(WORK_TYPE_LABELS);

export const PURPOSE_LABELS = text.purposeLabels;
export const PURPOSES = codesOf(PURPOSE_LABELS);

/** CWR BLTVR: background, logo, theme, visual, rolled up cue. */
export const MUSIC_USE_LABELS = text.musicUseLabels;
export const MUSIC_USES = codesOf(MUSIC_USE_LABELS);

export const AI_USAGE_LABELS = text.aiUsageLabels;

export const PUBLISHER_TYPE_LABELS = text.publisherTypeLabels;
export const PUBLISHER_TYPES = codesOf(PUBLISHER_TYPE_LABELS);
export type PublisherType = keyof typeof PUBLISHER_TYPE_LABELS;

export const AGREEMENT_TYPE_LABELS = text.agreementTypeLabels;
export const AGREEMENT_TYPES = codesOf(AGREEMENT_TYPE_LABELS);

export const OTHER_ID_TYPE_LABELS = text.otherIdTypeLabels;
export const OTHER_ID_TYPES = codesOf(OTHER_ID_TYPE_LABELS);

export const YES_NO_UNKNOWN_LABELS = text.yesNoUnknownLabels;
export const YES_NO_UNKNOWN = codesOf(YES_NO_UNKNOWN_LABELS);
