import { field, record } from './field.ts';

export const ANSWER_RECORDS = [
  record('ACK', 'acknowledgement', [
    field('creation_date', 'Creation Date', [20, 8], 'date', { valid: 'TR F1' }),
    field('creation_time', 'Creation Time', [28, 6], 'time'),
    field('group', 'Original Group ID', [34, 5], 'number', { valid: 'TR F2' }),
    field('transaction', 'Original Transaction Sequence #', [39, 8], 'number', { valid: 'TR F2' }),
    field('transaction_type', 'Original Transaction Type', [47, 3]),
    field('title', 'Creation Title', [50, 60], 'wide'),
    field('submitter_number', 'Submitter Creation #', [110, 20]),
    field('recipient_number', 'Recipient Creation #', [130, 20]),
    field('processed', 'Processing Date', [150, 8], 'date', { rule: 'TR F7', in3: [170, 8] }),
    field('status', 'Transaction Status', [158, 2], 'text', { must: 'TR F8', in3: [178, 2] }),
  ]),
  record('MSG', 'message', [
    field('severity', 'Message Type', [20, 1]),
    field('record_sequence', 'Original Record Sequence #', [21, 8], 'number'),
    field('record_type', 'Record Type', [29, 3]),
    field('level', 'Message Level', [32, 1]),
    field('rule', 'Validation Number', [33, 3]),
    field('text', 'Message Text', [36, 150], 'wide'),
  ]),
  record('AGR', 'agreement', [field('number', 'Submitter Agreement Number', [20, 14], 'text', { must: 'TR F1' })]),
  record('TER', 'territory of an agreement', [], { follows: ['AGR', 'TER', 'IPA', 'NPA'], followsRule: 'TR R1' }),
  record('IPA', 'party of an agreement', [], { follows: ['TER', 'IPA', 'NPA'], followsRule: 'TR R1' }),
  record('NPA', 'party’s name in another script', [], { follows: ['IPA', 'NPA'], followsRule: 'RR R1' }),
];
