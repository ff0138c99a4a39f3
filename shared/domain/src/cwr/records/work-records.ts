import {
  COMPOSITE_TYPES,
  DISTRIBUTION_CATEGORIES,
  EXCERPT_TYPES,
  LYRIC_ADAPTATIONS,
  MUSIC_ARRANGEMENTS,
  RECORDED,
  TEXT_MUSIC,
  VERSION_TYPES,
  WORK_TYPES,
} from '../../schemas/works/work-choices.ts';
import { FLAG, field, record } from './field.ts';

const WORK_FIELDS = [
  field('title', 'Work Title', [20, 60], 'title', { must: 'TR F1', valid: 'TR F24' }),
  field('language', 'Language Code', [80, 2], 'language', { valid: 'TR F2' }),
  field('submitter_number', 'Submitter Work #', [82, 14], 'text', { must: 'TR F3' }),
  field('iswc', 'ISWC', [96, 11], 'iswc', { valid: 'FR F4' }),
  field('copyright_date', 'Copyright Date', [107, 8], 'date', { valid: 'FR F5' }),
  field('copyright_number', 'Copyright Number', [115, 12]),
  field('distribution_category', 'Musical Work Distribution Category', [127, 3], DISTRIBUTION_CATEGORIES, {
    rule: 'TR F6',
  }),
  field('duration', 'Duration', [130, 6], 'time', { valid: 'FR F8' }),
  field('recorded', 'Recorded Indicator', [136, 1], RECORDED, { rule: 'FR F9' }),
  field('text_music', 'Text Music Relationship', [137, 3], TEXT_MUSIC, { valid: 'FR F10' }),
  field('composite_type', 'Composite Type', [140, 3], COMPOSITE_TYPES, { valid: 'FR F11' }),
  field('version_type', 'Version Type', [143, 3], VERSION_TYPES, { rule: 'TR F12' }),
  field('excerpt_type', 'Excerpt Type', [146, 3], EXCERPT_TYPES, { valid: 'FR F13' }),
  field('music_arrangement', 'Music Arrangement', [149, 3], MUSIC_ARRANGEMENTS, { valid: 'TR F22' }),
  field('lyric_adaptation', 'Lyric Adaptation', [152, 3], LYRIC_ADAPTATIONS, { valid: 'TR F23' }),
  field('contact_name', 'Contact Name', [155, 30], 'text', { in3: null }),
  field('contact_id', 'Contact ID', [185, 10], 'text', { in3: null }),
  field('work_type', 'CWR Work Type', [195, 2], WORK_TYPES, { valid: 'FR F17', in3: null }),
  field('grand_rights', 'Grand Rights Ind', [197, 1], ['Y', 'N'], { valid: 'FR F16', in3: [155, 1] }),
  field('component_count', 'Composite Component Count', [198, 3], 'number', { valid: 'TR F20', in3: [156, 3] }),
  field('print_date', 'Date of publication of printed edition', [201, 8], 'date', { in3: [159, 8] }),
  field('exceptional_clause', 'Exceptional Clause', [209, 1], FLAG, { in3: [167, 1] }),
  field('opus', 'Opus Number', [210, 25], 'text', { in3: [168, 25] }),
  field('catalogue_number', 'Catalogue Number', [235, 25], 'text', { in3: [193, 25] }),
  field('priority', 'Priority Flag', [260, 1], FLAG, { in3: [218, 1] }),
];

export const WORK_RECORDS = [
  record('NWR', 'new work registration', WORK_FIELDS, { until: '2.2' }),
  record('REV', 'revised registration', WORK_FIELDS, { until: '2.2' }),
  record('WRK', 'work registration', WORK_FIELDS, { since: '3.0' }),
  record('ISW', 'notification of an ISWC', WORK_FIELDS),
  record('EXC', 'existing work in conflict', WORK_FIELDS),
];
