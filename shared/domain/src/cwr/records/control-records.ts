import { field, record } from './field.ts';

export const TRANSACTIONS = ['AGR', 'NWR', 'REV', 'WRK', 'ISR', 'LIC', 'ISW', 'EXC', 'ACK'] as const;
const GROUP_VERSIONS = ['02.10', '02.20', '03.00', '03.10'] as const;

export const CONTROL_RECORDS = [
  record('HDR', 'transmission header', [
    field('sender_type', 'Sender Type', [4, 2], 'text', { must: 'ER F2' }),
    field('sender_id', 'Sender ID', [6, 9], 'text', { must: 'ER F3', in3: [6, 4] }),
    field('sender_name', 'Sender Name', [15, 45], 'text', { in3: [10, 45] }),
    field('edi_version', 'EDI Standard Version Number', [60, 5], ['01.10'], { rule: 'ER F9', in3: null }),
    field('creation_date', 'Creation Date', [65, 8], 'date', { rule: 'ER F10', in3: [66, 8] }),
    field('creation_time', 'Creation Time', [73, 6], 'time', { in3: [74, 6] }),
    field('transmission_date', 'Transmission Date', [79, 8], 'date', { valid: 'ER F11', in3: [80, 8] }),
    field('character_set', 'Character Set', [87, 15], 'text', { in3: [88, 15] }),
    field('version', 'Version', [102, 3], 'text', { since: '2.2', in3: [103, 3] }),
    field('revision', 'Revision', [105, 3], 'number', { since: '2.2', in3: [106, 3] }),
    field('software', 'Software Package', [108, 30], 'text', { since: '2.2', in3: [109, 30] }),
    field('software_version', 'Software Package Version', [138, 30], 'text', { since: '2.2', in3: [139, 30] }),
    field('file_name', 'File Name', [169, 27], 'text', { since: '3.0' }),
  ]),
  record('GRH', 'group header', [
    field('transaction_type', 'Transaction Type', [4, 3], TRANSACTIONS, { rule: 'GR F1' }),
    field('group', 'Group ID', [7, 5], 'number', { rule: 'GR F2' }),
    field('version', 'Version Number', [12, 5], GROUP_VERSIONS, { rule: 'GR F4' }),
    field('batch', 'Batch Request', [17, 10], 'number'),
  ]),
  record('GRT', 'group trailer', [
    field('group', 'Group ID', [4, 5], 'number', { rule: 'GR F1' }),
    field('transactions', 'Transaction Count', [9, 8], 'number', { rule: 'GR F2' }),
    field('records', 'Record Count', [17, 8], 'number', { rule: 'GR F3' }),
  ]),
  record('TRL', 'transmission trailer', [
    field('groups', 'Group Count', [4, 5], 'number', { rule: 'ER F1' }),
    field('transactions', 'Transaction Count', [9, 8], 'number', { rule: 'ER F2' }),
    field('records', 'Record Count', [17, 8], 'number', { rule: 'ER F3' }),
  ]),
];
