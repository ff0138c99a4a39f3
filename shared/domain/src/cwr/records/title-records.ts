import { TITLE_TYPES } from '../../schemas/works/work-choices.ts';
import { field, record } from './field.ts';

function otherWork(kind: string) {
  return [
    field('title', `${kind} Title`, [20, 60], 'title', { must: 'RR F1', valid: 'RR F9', key: true }),
    field('iswc', `ISWC of ${kind}`, [80, 11], 'iswc', { valid: 'FR F2' }),
    field('language', 'Language Code', [91, 2], 'language', { valid: 'FR F3' }),
    field('writer', 'Writer 1 Last Name', [93, 45], 'name', { valid: 'FR F10' }),
    field('writer_first_name', 'Writer 1 First Name', [138, 30], 'name', { valid: 'FR F11' }),
    field('source', 'Source', [168, 60]),
    field('writer_ipi', 'Writer 1 IPI Name #', [228, 11], 'ipi', { valid: 'FR F4' }),
    field('writer_ipi_base', 'Writer 1 IPI Base Number', [239, 13]),
    field('writer_2', 'Writer 2 Last Name', [252, 45], 'name', { valid: 'FR F12' }),
    field('writer_2_first_name', 'Writer 2 First Name', [297, 30], 'name', { valid: 'FR F13' }),
    field('writer_2_ipi', 'Writer 2 IPI Name #', [327, 11], 'ipi', { valid: 'FR F5' }),
    field('writer_2_ipi_base', 'Writer 2 IPI Base Number', [338, 13]),
    field('submitter_number', 'Submitter Work #', [351, 14]),
  ];
}

const ORIGINAL_WORK_3 = [
  field('title', 'Original Work Title', [20, 60], 'title', { must: 'RR F1', valid: 'RR F9', key: true }),
  field('iswc', 'ISWC of Original Work', [80, 11], 'iswc', { valid: 'FR F2' }),
  field('submitter_number', 'Submitter Work #', [91, 14]),
  field('writer', 'Writer 1 Last Name', [163, 45], 'name', { valid: 'FR F10' }),
  field('writer_first_name', 'Writer 1 First Name', [208, 30], 'name', { valid: 'FR F11' }),
  field('writer_ipi', 'Writer 1 IPI Name #', [238, 11], 'ipi', { valid: 'FR F4' }),
  field('writer_ipi_base', 'Writer 1 IPI Base Number', [249, 13]),
  field('writer_2', 'Writer 2 Last Name', [262, 45], 'name', { valid: 'FR F12' }),
  field('writer_2_first_name', 'Writer 2 First Name', [307, 30], 'name', { valid: 'FR F13' }),
  field('writer_2_ipi', 'Writer 2 IPI Name #', [337, 11], 'ipi', { valid: 'FR F5' }),
  field('writer_2_ipi_base', 'Writer 2 IPI Base Number', [348, 13]),
];

const WIDE_TITLE = [
  field('title', 'Title', [20, 640], 'wide', { must: 'RR F1', key: true }),
  field('language', 'Language Code', [660, 2], 'language', { valid: 'RR F2' }),
];

export const TITLE_RECORDS = [
  record('ALT', 'alternative title', [
    field('title', 'Alternate Title', [20, 60], 'title', { must: 'RR F1', valid: 'RR F4', key: true }),
    field('type', 'Title Type', [80, 2], TITLE_TYPES, { rule: 'FR F2', key: true }),
    field('language', 'Language Code', [82, 2], 'language', { valid: 'RR F3' }),
  ]),
  record('NAT', 'title in another script', [
    field('title', 'Title', [20, 640], 'wide', { must: 'RR F1', key: true }),
    field('type', 'Title Type', [660, 2], TITLE_TYPES, { valid: 'FR F2', key: true }),
    field('language', 'Language Code', [662, 2], 'language', { valid: 'RR F3' }),
  ]),
  record('EWT', 'entire work of an excerpt', otherWork('Entire Work')),
  record('NET', 'entire work’s title in another script', WIDE_TITLE, { follows: ['EWT', 'NET'], followsRule: 'RR R1' }),
  record('VER', 'original work of a version', otherWork('Original Work'), { until: '2.2' }),
  record('OWK', 'original work of a version', ORIGINAL_WORK_3, { since: '3.0' }),
  record('NVT', 'original work’s title in another script', WIDE_TITLE, {
    follows: ['VER', 'OWK', 'NVT'],
    followsRule: 'RR R3',
  }),
  record(
    'NOW',
    'other writer’s name in another script',
    [
      field('name', 'Writer Name', [20, 160], 'wide', { must: 'RR F1', key: true }),
      field('first_name', 'Writer First Name', [180, 160], 'wide'),
      field('language', 'Language Code', [340, 2], 'language', { valid: 'FR F2' }),
      field('position', 'Writer Position', [342, 1], ['1', '2'], { valid: 'FR F3' }),
    ],
    { follows: ['EWT', 'VER', 'OWK', 'COM', 'NET', 'NCT', 'NVT', 'NOW'], followsRule: 'RR R1' },
  ),
  record('COM', 'component of a composite work', [
    field('title', 'Title', [20, 60], 'title', { must: 'RR F1', valid: 'RR F11', key: true }),
    field('iswc', 'ISWC of Component', [80, 11], 'iswc', { valid: 'FR F2' }),
    field('submitter_number', 'Submitter Work #', [91, 14]),
    field('duration', 'Duration', [105, 6], 'time', { valid: 'FR F3' }),
    field('writer', 'Writer 1 Last Name', [111, 45], 'name', { must: 'RR F4', valid: 'FR F12' }),
    field('writer_first_name', 'Writer 1 First Name', [156, 30], 'name', { valid: 'FR F13' }),
    field('writer_ipi', 'Writer 1 IPI Name #', [186, 11], 'ipi', { valid: 'FR F5' }),
    field('writer_2', 'Writer 2 Last Name', [197, 45], 'name', { valid: 'FR F14' }),
    field('writer_2_first_name', 'Writer 2 First Name', [242, 30], 'name', { valid: 'FR F15' }),
    field('writer_2_ipi', 'Writer 2 IPI Name #', [272, 11], 'ipi', { valid: 'FR F6' }),
    field('writer_ipi_base', 'Writer 1 IPI Base Number', [283, 13]),
    field('writer_2_ipi_base', 'Writer 2 IPI Base Number', [296, 13]),
  ]),
  record('NCT', 'component’s title in another script', WIDE_TITLE, { follows: ['COM', 'NCT'], followsRule: 'RR R2' }),
];
