/** CWR distribution categories. */
export const DISTRIBUTION_CATEGORIES = ['POP', 'JAZ', 'SER', 'UNC'] as const;
export const DISTRIBUTION_CATEGORY_LABELS: Record<(typeof DISTRIBUTION_CATEGORIES)[number], string> = {
  POP: 'Popular',
  JAZ: 'Jazz',
  SER: 'Serious (classical, contemporary)',
  UNC: 'Unclassified',
};

/** Whether a work has been recorded: yes, no, unknown. */
export const RECORDED = ['Y', 'N', 'U'] as const;
export const RECORDED_LABELS: Record<(typeof RECORDED)[number], string> = {
  Y: 'Yes',
  N: 'Not yet',
  U: 'I do not know',
};

/** CWR music arrangements: what a modified version did to the music. */
export const MUSIC_ARRANGEMENTS = ['NEW', 'ARR', 'ADM', 'UNS', 'ORI'] as const;
export const MUSIC_ARRANGEMENT_LABELS: Record<(typeof MUSIC_ARRANGEMENTS)[number], string> = {
  ARR: 'The music is arranged',
  NEW: 'The music is new',
  ADM: 'Music is added to words',
  ORI: 'The music is the original',
  UNS: 'Not specified',
};

/** CWR lyric adaptations: what a modified version did to the words. */
export const LYRIC_ADAPTATIONS = ['NEW', 'MOD', 'NON', 'ORI', 'REP', 'ADL', 'UNS', 'TRA'] as const;
export const LYRIC_ADAPTATION_LABELS: Record<(typeof LYRIC_ADAPTATIONS)[number], string> = {
  TRA: 'The words are translated',
  MOD: 'The words are changed',
  NEW: 'The words are new',
  REP: 'The words are replaced',
  ADL: 'Words are added to music',
  ORI: 'The words are the original',
  NON: 'It has no words',
  UNS: 'Not specified',
};

/** CWR composite types: a work made of other works. */
export const COMPOSITE_TYPES = ['COS', 'MED', 'POT', 'UCO'] as const;
export const COMPOSITE_TYPE_LABELS: Record<(typeof COMPOSITE_TYPES)[number], string> = {
  COS: 'Uses samples of other works',
  MED: 'A medley',
  POT: 'A potpourri',
  UCO: 'Made of other works, not specified how',
};

/** CWR excerpt types: a part of a larger work. */
export const EXCERPT_TYPES = ['MOV', 'UEX'] as const;
export const EXCERPT_TYPE_LABELS: Record<(typeof EXCERPT_TYPES)[number], string> = {
  MOV: 'A movement',
  UEX: 'Another part',
};

/** CWR work types: what kind of music it is. */
export const WORK_TYPES = [
  'TA',
  'AC',
  'AR',
  'AL',
  'AM',
  'BD',
  'BL',
  'CD',
  'CL',
  'CC',
  'CT',
  'DN',
  'FM',
  'FK',
  'BG',
  'SG',
  'JZ',
  'JG',
  'LN',
  'LA',
  'NA',
  'OP',
  'PK',
  'PP',
  'RP',
  'RK',
  'RB',
  'SD',
  'SY',
] as const;
export const WORK_TYPE_LABELS: Record<(typeof WORK_TYPES)[number], string> = {
  TA: 'Triple A',
  AC: 'Adult contemporary',
  AR: 'Album oriented rock',
  AL: 'Alternative',
  AM: 'Americana',
  BD: 'Band music',
  BL: 'Bluegrass',
  CD: "Children's music",
  CL: 'Classical',
  CC: 'Contemporary Christian',
  CT: 'Country',
  DN: 'Dance',
  FM: 'Film or television music',
  FK: 'Folk',
  BG: 'Black gospel',
  SG: 'Southern gospel',
  JZ: 'Jazz',
  JG: 'Jingle',
  LN: 'Latin',
  LA: 'Latina',
  NA: 'New age',
  OP: 'Opera',
  PK: 'Polka',
  PP: 'Pop',
  RP: 'Rap',
  RK: 'Rock',
  RB: 'Rhythm and blues',
  SD: 'Sacred',
  SY: 'Symphonic',
};

/** CWR intended purposes: what a work was made for. */
export const PURPOSES = ['COM', 'FIL', 'GEN', 'LIB', 'MUL', 'RAD', 'TEL', 'THR', 'VID'] as const;
export const PURPOSE_LABELS: Record<(typeof PURPOSES)[number], string> = {
  COM: 'Advertising',
  FIL: 'Film',
  GEN: 'General use',
  LIB: 'Library music',
  MUL: 'Multimedia',
  RAD: 'Radio',
  TEL: 'Television',
  THR: 'Theatre',
  VID: 'Video',
};

/** CWR BLTVR: background, logo, theme, visual, rolled up cue. */
export const MUSIC_USES = ['B', 'L', 'T', 'V', 'R'] as const;
export const MUSIC_USE_LABELS: Record<(typeof MUSIC_USES)[number], string> = {
  B: 'Background',
  L: 'Logo',
  T: 'Theme',
  V: 'Visual',
  R: 'Rolled up cue',
};

/** How much of a work was made by machines. */
export const AI_USAGES = ['none', 'assisted', 'generated'] as const;
export const AI_USAGE_LABELS: Record<(typeof AI_USAGES)[number], string> = {
  none: 'Made by people alone',
  assisted: 'Made by people with the help of AI',
  generated: 'Made by AI in its main parts',
};

/** CWR publisher types: original, administrator, sub-publisher, acquirer, substituted, income participant. */
export const PUBLISHER_TYPES = ['E', 'AM', 'SE', 'AQ', 'ES', 'PA'] as const;
export type PublisherType = (typeof PUBLISHER_TYPES)[number];
export const PUBLISHER_TYPE_LABELS: Record<PublisherType, string> = {
  E: 'Original publisher',
  AM: 'Administrator',
  SE: 'Sub-publisher',
  AQ: 'Acquirer',
  ES: 'Substituted publisher',
  PA: 'Income participant',
};

/** CWR agreement types: original or sub-publishing, general or for these works. */
export const AGREEMENT_TYPES = ['OG', 'OS', 'PG', 'PS'] as const;
export const AGREEMENT_TYPE_LABELS: Record<(typeof AGREEMENT_TYPES)[number], string> = {
  OG: 'Original, general',
  OS: 'Original, for certain works',
  PG: 'Sub-publishing, general',
  PS: 'Sub-publishing, for certain works',
};

/** CWR's kinds of another society's number: a work, a recording, a product, a video. */
export const OTHER_ID_TYPES = ['W', 'R', 'P', 'V'] as const;

/** CWR's indicator of yes, no and unknown. */
export const YES_NO_UNKNOWN = ['Y', 'N', 'U'] as const;
