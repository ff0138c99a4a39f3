import { expect, test } from '@jest/globals';
import { readAcknowledgement, writeAcknowledgement } from './acknowledgements.ts';
import { readRecord } from './record-text.ts';
import { CWR_STATUSES, cwrStatusText } from './statuses.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_21 } from './testing/sample-files.ts';
import { CwrFileWriter } from './write-file.ts';

const society = { type: 'SO', number: '052', name: 'A SOCIETY' } as const;

function answeredFile(status: 'RJ' | 'AS'): string[] {
  const writer = new CwrFileWriter({
    version: '2.1',
    sender: society,
    at: new Date('2026-03-05T08:00:00Z'),
    characterSet: '',
  });
  const work = FILE_21.slice(-5, -2).map((line, index) => readRecord(line, index));
  const answer = {
    created: { date: '20260301', time: '101500' },
    group: 1,
    transaction: 1,
    status,
    recipientNumber: status === 'RJ' ? '' : 'GCR00128',
    processed: new Date('2026-03-05T08:00:00Z'),
    messages: [{ severity: 'T', level: 'F', type: 'NWR', rule: 6, sequence: 0, text: 'CORRECT THE CATEGORY' }],
  };
  const text =
    writer.begin() + writer.group('ACK') + writer.transaction(writeAcknowledgement(answer, work)) + writer.end();
  return text.split('\r\n').slice(0, -1);
}

test('reads an acknowledgement that it wrote', () => {
  const { transactions, faults, works } = readLines(answeredFile('RJ'));
  expect(faults).toEqual([]);
  expect(works).toEqual([]);
  expect(transactions.map(readAcknowledgement)).toEqual([
    {
      line: 3,
      submitter_number: 'BS-000002',
      title: 'SIMPLE SONG',
      status: 'RJ',
      recipient_number: null,
      processed_on: '2026-03-05',
      iswc: null,
      messages: [{ severity: 'T', rule: 'NWR-F6', text: 'CORRECT THE CATEGORY' }],
    },
  ]);
});

test('reads acknowledgements without their works one after the other', () => {
  const ack = (number: number, status: string) =>
    `ACK${String(number).padStart(8, '0')}000000002026030110150000001${String(number).padStart(8, '0')}NWR${'ONE'.padEnd(60)}${'BS-1'.padEnd(20)}${'GCR1'.padEnd(20)}20260305${status}`;
  const { transactions, faults } = readLines([
    'HDRSO000000021A SOCIETY                                    01.102026030508000020260305',
    'GRHACK0000102.100000000000',
    ack(0, 'AS'),
    ack(1, 'ZZ'),
    'GRT000010000000200000004',
    'TRL000010000000200000006',
  ]);
  expect(faults).toEqual([]);
  expect(transactions.map((each) => readAcknowledgement(each)?.status ?? null)).toEqual(['AS', null]);
});

test('describes each status differently', () => {
  const meanings = CWR_STATUSES.map((status) => cwrStatusText(status).meaning);
  expect(new Set(meanings).size).toBe(CWR_STATUSES.length);
});
