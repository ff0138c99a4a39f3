import { AGREEMENT_TYPES, PUBLISHER_TYPES, WRITER_ROLES } from '../../schemas/works/work-choices.ts';
import { type CwrFormat, type CwrRule, FLAG, field, record } from './field.ts';

const YES_NO = ['Y', 'N'] as const;
const LICENCES = ['A', 'B', 'S'] as const;

function ownership(at: number, [society, share]: readonly [CwrRule, CwrRule], most = 10_000) {
  return (right: 'pr' | 'mr' | 'sr') => {
    const name = right.toUpperCase();
    return [
      field(`${right}_society`, `${name} Affiliation Society`, [at, 3], 'society', { valid: society, in3: null }),
      field(`${right}_share`, `${name} Ownership Share`, [at + 3, 5], 'share', { valid: share, most, in3: null }),
    ];
  };
}

function publisherFields(isControlled: boolean) {
  return [
    field('chain', 'Publisher Sequence #', [20, 2], 'number', { rule: 'TR F1', key: true }),
    field('ip', 'Interested Party #', [22, 9], 'text', { ...(isControlled && { must: 'TR F2' }), key: true }),
    field('name', 'Publisher Name', [31, 45], 'name', { ...(isControlled && { must: 'TR F4' }), valid: 'TR F37' }),
    field('unknown', 'Publisher Unknown Indicator', [76, 1], YES_NO, { valid: isControlled ? 'TR F7' : 'FR F8' }),
    field('type', 'Publisher Type', [77, 2], PUBLISHER_TYPES, {
      ...(isControlled && { must: 'TR F5' }),
      valid: isControlled ? 'TR F6' : 'FR F28',
      key: true,
    }),
    field('tax_id', 'Tax ID #', [79, 9], 'number', { valid: 'FR F23' }),
    field('ipi', 'Publisher IPI Name #', [88, 11], 'ipi', { valid: 'FR F10' }),
    field('agreement', 'Submitter Agreement Number', [99, 14], 'text', { in3: null }),
    ...ownership(113, ['FR F12', 'TR F13'], 5_000)('pr'),
    ...ownership(121, ['FR F15', 'TR F16'])('mr'),
    ...ownership(129, ['FR F17', 'TR F18'])('sr'),
    field('special_agreements', 'Special Agreements Indicator', [137, 1], 'text', { in3: null }),
    field('first_recording_refusal', 'First Recording Refusal Ind', [138, 1], FLAG, { valid: 'FR F21', in3: null }),
    field('ipi_base', 'Publisher IPI Base Number', [140, 13], 'text', { in3: [99, 13] }),
    field('isac', 'International Standard Agreement Code', [153, 14], 'text', { in3: null }),
    field('society_agreement', 'Society-assigned Agreement Number', [167, 14], 'text', { in3: null }),
    field('agreement_type', 'Agreement Type', [181, 2], AGREEMENT_TYPES, { valid: 'FR F30', in3: null }),
    field('usa_licence', 'USA License Ind', [183, 1], LICENCES, { valid: 'FR F31', in3: null }),
  ];
}

function writerFields(isControlled: boolean) {
  return [
    field('ip', 'Interested Party #', [20, 9], 'text', { ...(isControlled && { must: 'TR F1' }), key: true }),
    field('name', 'Writer Last Name', [29, 45], 'name', { ...(isControlled && { must: 'TR F3' }), valid: 'TR F29' }),
    field('first_name', 'Writer First Name', [74, 30], 'name', { valid: 'TR F30' }),
    field('unknown', 'Writer Unknown Indicator', [104, 1], YES_NO, { valid: isControlled ? 'TR F4' : 'FR F5' }),
    field('role', 'Writer Designation Code', [105, 2], WRITER_ROLES, {
      ...(isControlled && { must: 'TR F7' }),
      valid: 'TR F8',
      key: true,
    }),
    field('tax_id', 'Tax ID #', [107, 9], 'number', { valid: 'FR F21', in3: null }),
    field('ipi', 'Writer IPI Name #', [116, 11], 'ipi', { valid: 'FR F9', in3: [107, 11] }),
    ...ownership(127, ['FR F10', 'TR F11'])('pr'),
    ...ownership(135, ['FR F12', 'TR F13'])('mr'),
    ...ownership(143, ['FR F14', 'TR F15'])('sr'),
    field('reversionary', 'Reversionary Indicator', [151, 1], FLAG, { valid: 'FR F16', in3: [131, 1] }),
    field('first_recording_refusal', 'First Recording Refusal Ind', [152, 1], FLAG, { valid: 'FR F17', in3: [132, 1] }),
    field('work_for_hire', 'Work For Hire Indicator', [153, 1], FLAG, { valid: 'FR F18', in3: [133, 1] }),
    field('ipi_base', 'Writer IPI Base Number', [155, 13], 'text', { in3: [118, 13] }),
    field('personal_number', 'Personal Number', [168, 12], 'text', { in3: null }),
    field('usa_licence', 'USA License Ind', [180, 1], LICENCES, { valid: 'FR F24', in3: [134, 1] }),
  ];
}

function collectionFields([pr, mr, sr]: readonly [number, number, number], rules: readonly CwrRule[], most: number) {
  const [prRule = 'TR F3', mrRule = 'TR F4', srRule = 'TR F5', tis = 'TR F6', included = 'TR F7', change = 'FR F8'] =
    rules;
  const within: CwrFormat = ['I', 'E'];
  return [
    field('ip', 'Interested Party #', [20, 9], 'text', { key: true, in3: [23, 9] }),
    field('pr_share', 'PR Collection Share', [pr, 5], 'share', { valid: prRule, most, in3: [32, 5] }),
    field('mr_share', 'MR Collection Share', [mr, 5], 'share', { valid: mrRule, in3: [37, 5] }),
    field('sr_share', 'SR Collection Share', [sr, 5], 'share', { valid: srRule, in3: [42, 5] }),
    field('included', 'Inclusion/Exclusion Indicator', [sr + 5, 1], within, {
      rule: included,
      key: true,
      in3: [47, 1],
    }),
    field('territory', 'TIS Numeric Code', [sr + 6, 4], 'territory', { rule: tis, key: true, in3: [48, 4] }),
    field('shares_change', 'Shares change', [sr + 10, 1], YES_NO, { valid: change, in3: null }),
    field('position', 'Sequence #', [sr + 11, 3], 'number', { in3: [20, 3] }),
    field('pr_society', 'PR Affiliation Society', [52, 4], 'society', { since: '3.0' }),
    field('mr_society', 'MR Affiliation Society', [56, 4], 'society', { since: '3.0' }),
    field('sr_society', 'SR Affiliation Society', [60, 4], 'society', { since: '3.0' }),
    field('reserved', 'Reserved', [96, 4], 'number', { since: '3.0' }),
  ];
}

const PUBLISHER_COLLECTION = collectionFields(
  [35, 40, 45],
  ['TR F6', 'TR F7', 'TR F8', 'TR F9', 'TR F10', 'FR F11'],
  5_000,
);
const WRITER_COLLECTION = collectionFields([29, 34, 39], [], 10_000);

const PWR_FIELDS = [
  field('publisher_ip', 'Publisher IP #', [20, 9], 'text', { key: true, in3: [22, 9] }),
  field('publisher_name', 'Publisher Name', [29, 45], 'name', { in3: null }),
  field('agreement', 'Submitter Agreement Number', [74, 14], 'text', { in3: [40, 14] }),
  field('society', 'Society of Agreement', [54, 4], 'society', { since: '3.0' }),
  field('society_agreement', 'Society-Assigned Agreement Number', [88, 14], 'text', { in3: [58, 14] }),
  field('agreement_type', 'Agreement Type', [72, 2], AGREEMENT_TYPES, { since: '3.0' }),
  field('writer_ip', 'Writer IP #', [102, 9], 'text', { key: true, in3: [31, 9] }),
  field('chain', 'Publisher Sequence #', [111, 2], 'number', {
    rule: 'TR F7',
    since: '2.2',
    key: true,
    in3: [20, 2],
  }),
];

const OTHER_SCRIPT = [
  field('ip', 'Interested Party #', [20, 9], 'text', { key: true }),
  field('name', 'Last Name', [29, 160], 'wide', { must: 'RR F2' }),
  field('first_name', 'First Name', [189, 160], 'wide'),
  field('language', 'Language Code', [349, 2], 'language', { valid: 'FR F3' }),
];

export const PARTY_RECORDS = [
  record('SPU', 'publisher controlled by the submitter', publisherFields(true)),
  record('OPU', 'other publisher', publisherFields(false)),
  record(
    'NPN',
    'publisher’s name in another script',
    [
      field('chain', 'Publisher Sequence #', [20, 2], 'number', { key: true }),
      field('ip', 'Interested Party #', [22, 9], 'text', { key: true }),
      field('name', 'Publisher Name', [31, 480], 'wide', { must: 'RR F3' }),
      field('language', 'Language Code', [511, 2], 'language', { valid: 'FR F4' }),
    ],
    { follows: ['SPU', 'OPU', 'NPN'], followsRule: 'RR R1' },
  ),
  record('SPT', 'territory of a controlled publisher', PUBLISHER_COLLECTION, {
    follows: ['SPU', 'NPN', 'SPT', 'OPT'],
    followsRule: 'TR F1',
  }),
  record('OPT', 'territory of another publisher', PUBLISHER_COLLECTION, {
    since: '2.2',
    follows: ['SPU', 'NPN', 'SPT', 'OPU', 'OPT'],
    followsRule: 'TR F14',
  }),
  record('SWR', 'writer controlled by the submitter', writerFields(true)),
  record('OWR', 'other writer', writerFields(false)),
  record('NWN', 'writer’s name in another script', OTHER_SCRIPT, {
    follows: ['SWR', 'OWR', 'NWN'],
    followsRule: 'RR R1',
  }),
  record('SWT', 'territory of a controlled writer', WRITER_COLLECTION, {
    follows: ['SWR', 'NWN', 'SWT'],
    followsRule: 'TR F1',
  }),
  record('OWT', 'territory of another writer', WRITER_COLLECTION, {
    since: '2.2',
    follows: ['OWR', 'NWN', 'OWT', 'PWR'],
    followsRule: 'TR F11',
  }),
  record(
    'MAN',
    'share of a writer before publication',
    [
      field('ip', 'Interested Party #', [20, 9], 'text', { key: true }),
      field('pr_share', 'PR Manuscript Share', [29, 5], 'share', { valid: 'RR F2' }),
      field('mr_share', 'MR Manuscript Share', [34, 5], 'share', { valid: 'RR F3' }),
      field('sr_share', 'SR Manuscript Share', [39, 5], 'share', { valid: 'RR F4' }),
    ],
    { since: '3.1', follows: ['SWR', 'OWR', 'NWN', 'SWT', 'OWT'], followsRule: 'RR R1' },
  ),
  record('PWR', 'publisher for a writer', PWR_FIELDS, {
    follows: ['SWR', 'OWR', 'NWN', 'SWT', 'OWT', 'MAN', 'PWR'],
    followsRule: 'TR R1',
  }),
];
