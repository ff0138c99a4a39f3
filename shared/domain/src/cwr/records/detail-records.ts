import { MUSIC_USES, OTHER_ID_TYPES, PURPOSES } from '../../schemas/works/work-choices.ts';
import { field, record } from './field.ts';

const FLAG = ['Y', 'N', 'U'] as const;

export const DETAIL_RECORDS = [
  record('PER', 'performing artist', [
    field('name', 'Performing Artist Last Name', [20, 45], 'name', { must: 'RR F1', valid: 'RR F4', key: true }),
    field('first_name', 'Performing Artist First Name', [65, 30], 'name', { valid: 'RR F5', key: true }),
    field('ipi', 'Performing Artist IPI Name #', [95, 11], 'ipi', { valid: 'FR F2' }),
    field('ipi_base', 'Performing Artist IPI Base Number', [106, 13]),
  ]),
  record('NPR', 'performance in another script', [
    field('name', 'Performing Artist Name', [20, 160], 'wide', { key: true }),
    field('first_name', 'Performing Artist First Name', [180, 160], 'wide'),
    field('ipi', 'Performing Artist IPI Name #', [340, 11], 'ipi', { valid: 'FR F2' }),
    field('ipi_base', 'Performing Artist IPI Base Number', [351, 13]),
    field('language', 'Language Code', [364, 2], 'language', { valid: 'FR F4' }),
    field('performance_language', 'Performance Language', [366, 2], 'language', { valid: 'FR F6' }),
    field('dialect', 'Performance Dialect', [368, 3]),
  ]),
  record('REC', 'recording', [
    field('release_date', 'Release Date', [20, 8], 'date', { valid: 'FR F2' }),
    field('duration', 'Release Duration', [88, 6], 'time', { valid: 'FR F3' }),
    field('album', 'Album Title', [99, 60], 'title', { valid: 'FR F15' }),
    field('album_label', 'Album Label', [159, 60]),
    field('catalogue_number', 'Release Catalog #', [219, 18]),
    field('ean', 'EAN', [237, 13], 'ean', { valid: 'FR F9' }),
    field('isrc', 'ISRC', [250, 12], 'isrc', { valid: 'FR F10', key: true }),
    field('format', 'Recording Format', [262, 1], ['A', 'V'], { valid: 'FR F11' }),
    field('technique', 'Recording Technique', [263, 1], ['A', 'D', 'U'], { valid: 'FR F12' }),
    field('media', 'Media Type', [264, 3]),
    field('title', 'Recording Title', [267, 60], 'title', { valid: 'TR F16', since: '2.2', key: true }),
    field('version', 'Version Title', [327, 60], 'title', { valid: 'TR F17', since: '2.2' }),
    field('artist', 'Display Artist', [387, 60], 'text', { since: '2.2' }),
    field('label', 'Record Label', [447, 60], 'text', { since: '2.2' }),
    field('isrc_validity', 'ISRC Validity', [507, 20], 'text', { since: '2.2' }),
    field('submitter_recording', 'Submitter Recording Identifier', [527, 14], 'text', { since: '2.2' }),
  ]),
  record('ORN', 'origin', [
    field('purpose', 'Intended Purpose', [20, 3], PURPOSES, { must: 'RR F1', valid: 'RR F1', key: true }),
    field('production', 'Production Title', [23, 60], 'title', { valid: 'RR F11', key: true }),
    field('cd', 'CD Identifier', [83, 15]),
    field('cut', 'Cut Number', [98, 4], 'number', { valid: 'FR F5' }),
    field('library', 'Library', [102, 60], 'text', { key: true }),
    field('music_use', 'BLTVR', [162, 1], MUSIC_USES, { valid: 'FR F6' }),
    field('filler', 'Filler', [163, 25]),
    field('production_number', 'Production #', [188, 12]),
    field('episode', 'Episode Title', [200, 60], 'title', { valid: 'FR F12' }),
    field('episode_number', 'Episode #', [260, 20]),
    field('year', 'Year of Production', [280, 4], 'number', { valid: 'FR F8' }),
    field('avi_society', 'AVI Society Code', [284, 3]),
    field('av_number', 'Audio-Visual Number', [287, 15]),
    field('isan', 'V-ISAN', [302, 26], 'text', { since: '2.2' }),
    field('eidr', 'EIDR', [328, 21], 'text', { since: '2.2' }),
  ]),
  record('INS', 'instrumentation', [
    field('voices', 'Number of Voices', [20, 3], 'number'),
    field('standard', 'Standard Instrumentation Type', [23, 3], 'text', { key: true }),
    field('description', 'Instrumentation Description', [26, 50]),
  ]),
  record(
    'IND',
    'instrument',
    [
      field('instrument', 'Instrument Code', [20, 3], 'text', { must: 'RR F1', key: true }),
      field('players', 'Number of Players', [23, 3], 'number', { valid: 'RR F2' }),
    ],
    { follows: ['INS', 'IND'], followsRule: 'RR R1' },
  ),
  record('ARI', 'related information', [
    field('society', 'Society #', [20, 3], 'society', { must: 'RR F1', valid: 'RR F1' }),
    field('work_number', 'Work #', [23, 14], 'text', { key: true }),
    field('right', 'Type of Right', [37, 3], ['PER', 'MEC', 'SYN', 'ALL'], {
      must: 'RR F2',
      valid: 'RR F2',
      key: true,
    }),
    field('subject', 'Subject Code', [40, 2], ['DL', 'SC', 'DW', 'IQ', 'RQ', 'GW', 'EW'], { valid: 'RR F3' }),
    field('note', 'Note', [42, 160], 'wide', { key: true }),
  ]),
  record(
    'XRF',
    'other number of the work',
    [
      field('organisation', 'Organisation Code', [20, 3], 'text', { must: 'RR F1', key: true }),
      field('value', 'Identifier', [23, 14], 'text', { must: 'RR F1', key: true }),
      field('type', 'Identifier Type', [37, 1], OTHER_ID_TYPES, { must: 'RR F2', valid: 'RR F2' }),
      field('validity', 'Validity', [38, 1], FLAG, { must: 'RR F3', valid: 'RR F3' }),
    ],
    { since: '2.2' },
  ),
];
