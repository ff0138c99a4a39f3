/** CWR writer designations: composer, author, both, arranger, adaptor, sub-arranger, sub-author, translator, income participant. */
export const WRITER_ROLES = ['CA', 'C', 'A', 'AR', 'AD', 'SR', 'SA', 'TR', 'PA'] as const;
export type WriterRole = (typeof WRITER_ROLES)[number];

export const WRITER_ROLE_LABELS: Record<WriterRole, string> = {
  CA: 'Composer and author',
  C: 'Composer',
  A: 'Author',
  AR: 'Arranger',
  AD: 'Adaptor',
  SR: 'Sub-arranger',
  SA: 'Sub-author',
  TR: 'Translator',
  PA: 'Income participant',
};

/** CWR version types this issue of the form offers: an original work, or a modification of one. */
export const VERSION_TYPES = ['ORI', 'MOD'] as const;
export const VERSION_TYPE_LABELS: Record<(typeof VERSION_TYPES)[number], string> = {
  ORI: 'Original work',
  MOD: 'Modified version of another work',
};

/** CWR text-music relationships. */
export const TEXT_MUSIC = ['MUS', 'MTX', 'TXT', 'MTN'] as const;
export const TEXT_MUSIC_LABELS: Record<(typeof TEXT_MUSIC)[number], string> = {
  MTX: 'Music with words',
  MUS: 'Music only',
  TXT: 'Words only',
  MTN: 'Music with words that stand apart',
};

/** CWR title types. */
export const TITLE_TYPES = ['AT', 'TT', 'FT', 'OT', 'TE', 'IT', 'PT', 'RT', 'ET', 'OL', 'AL'] as const;
export const TITLE_TYPE_LABELS: Record<(typeof TITLE_TYPES)[number], string> = {
  AT: 'Alternative title',
  TT: 'Translated title',
  FT: 'Formal title',
  OT: 'Original title',
  TE: 'First line of the words',
  IT: 'Incorrect title',
  PT: 'Title of a part',
  RT: 'Title of restricted use',
  ET: 'Title for searching only',
  OL: 'Original title in national characters',
  AL: 'Alternative title in national characters',
};

/** Languages of a work: all of ISO 639-1, and Ga, which has a code of three letters alone. */
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
