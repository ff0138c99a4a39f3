/** The words of a musical work: CWR's codes, and how they are said to people. */

/** CWR writer designations: composer, author, both, arranger, adaptor, sub-arranger, sub-author, translator, income participant. */
export const WRITER_ROLES = ['CA', 'C', 'A', 'AR', 'AD', 'SR', 'SA', 'TR', 'PA'] as const;
/** What a writer did, as CWR designates it. */
export type WriterRole = (typeof WRITER_ROLES)[number];

/** How a writer's role is said to people. */
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
/** How a version type is said to people. */
export const VERSION_TYPE_LABELS: Record<(typeof VERSION_TYPES)[number], string> = {
  ORI: 'Original work',
  MOD: 'Modified version of another work',
};

/** CWR text-music relationships. */
export const TEXT_MUSIC = ['MUS', 'MTX', 'TXT', 'MTN'] as const;
/** How the relationship of text and music is said to people. */
export const TEXT_MUSIC_LABELS: Record<(typeof TEXT_MUSIC)[number], string> = {
  MTX: 'Music with words',
  MUS: 'Music only',
  TXT: 'Words only',
  MTN: 'Music with words that stand apart',
};

/** CWR title types. */
export const TITLE_TYPES = ['AT', 'TT', 'FT', 'OT', 'TE', 'IT', 'PT', 'RT', 'ET', 'OL', 'AL'] as const;
/** How a title's type is said to people. */
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

/** Languages offered for a work: ISO 639-1, and 639-2 where a language has no code of two letters (Ga). */
export const LANGUAGES = [
  'ak',
  'am',
  'ar',
  'bm',
  'de',
  'ee',
  'en',
  'es',
  'ff',
  'fr',
  'gaa',
  'ha',
  'hi',
  'ig',
  'it',
  'ja',
  'ko',
  'ln',
  'nl',
  'ny',
  'pt',
  'rw',
  'sn',
  'so',
  'st',
  'sw',
  'tn',
  'tw',
  'wo',
  'xh',
  'yo',
  'zh',
  'zu',
] as const;
