import { field, record } from './field.ts';

export const CONTROL_RECORDS = [
  record('HDR', 'transmission header', [
    field('sender_type', 'Sender Type', [4, 2], 'text', { must: 'ER F2' }),
    field('sender_id', 'Sender ID', [6, 9], 'text', { must: 'ER F3' }),
    field('sender_name', 'Sender Name', [15, 45]),
    field('edi_version', 'EDI Standard Version Number', [60, 5], ['01.10'], { must: 'ER F9', valid: 'ER F9' }),
    field('creation_date', 'Creation Date', [65, 8], 'date', { must: 'ER F10', valid: 'ER F10' }),
    field('creation_time', 'Creation Time', [73, 6], 'time'),
    field('transmission_date', 'Transmission Date', [79, 8], 'date', { valid: 'ER F11' }),
    field('character_set', 'Character Set', [87, 15]),
    field('version', 'Version', [102, 3], 'text', { since: '2.2' }),
    field('revision', 'Revision', [105, 3], 'number', { since: '2.2' }),
    field('software', 'Software Package', [108, 30], 'text', { since: '2.2' }),
    field('software_version', 'Software Package Version', [138, 30], 'text', { since: '2.2' }),
  ]),
  record('GRH', 'group header', [
    field('transaction_type', 'Transaction Type', [4, 3], ['AGR', 'NWR', 'REV', 'ISW', 'EXC', 'ACK'], {
      must: 'GR F1',
      valid: 'GR F1',
    }),
    field('group', 'Group ID', [7, 5], 'number', { must: 'GR F2', valid: 'GR F2' }),
    field('version', 'Version Number', [12, 5], ['02.10', '02.20'], { must: 'GR F4', valid: 'GR F4' }),
    field('batch', 'Batch Request', [17, 10], 'number'),
  ]),
  record('GRT', 'group trailer', [
    field('group', 'Group ID', [4, 5], 'number', { must: 'GR F1', valid: 'GR F1' }),
    field('transactions', 'Transaction Count', [9, 8], 'number', { must: 'GR F2', valid: 'GR F2' }),
    field('records', 'Record Count', [17, 8], 'number', { must: 'GR F3', valid: 'GR F3' }),
  ]),
  record('TRL', 'transmission trailer', [
    field('groups', 'Group Count', [4, 5], 'number', { must: 'ER F1', valid: 'ER F1' }),
    field('transactions', 'Transaction Count', [9, 8], 'number', { must: 'ER F2', valid: 'ER F2' }),
    field('records', 'Record Count', [17, 8], 'number', { must: 'ER F3', valid: 'ER F3' }),
  ]),
];
