import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readAnswer, writeAcknowledgement } from './acknowledgements.ts';
import type { CwrTransaction } from './file-reader.ts';
import { type CwrRecord, newRecord, readRecord } from './record-text.ts';
import { CWR_STATUSES } from './status-codes.ts';
import { cwrStatusText } from './statuses.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_21 } from './testing/sample-files.ts';
import { CwrFileWriter } from './write-file.ts';

const society = { type: 'SO', number: '052', name: 'A SOCIETY', code: '052' } as const;

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
  expect(transactions.map(readAnswer)).toEqual([
    {
      findings: [],
      answer: {
        line: 3,
        submitter_number: 'BS-000002',
        title: 'SIMPLE SONG',
        status: 'RJ',
        recipient_number: null,
        sent_on: '2026-03-01',
        processed_on: '2026-03-05',
        iswc: null,
        messages: [{ severity: 'T', rule: 'NWR-F6', record: null, text: 'CORRECT THE CATEGORY' }],
        conflicts: [],
      },
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
    ack(2, 'rj'),
    'GRT000010000000300000005',
    'TRL000010000000300000007',
  ]);
  expect(faults).toEqual([]);
  expect(transactions.map((each) => readAnswer(each).answer?.status ?? null)).toEqual(['AS', null, 'RJ']);
});

test.each([
  ['NWR', 'AS', 'T9000000011'],
  ['NWR', 'RJ', null],
  ['NWR', 'NP', null],
  ['ISW', 'NP', 'T9000000011'],
])('reads the ISWC of a returned %s under status %s as %s', (type, status, expected) => {
  const records = [newRecord('ACK', { status }), newRecord(type, { iswc: 'T9000000011' })];
  expect(readAnswer(transactionOf(records)).answer?.iswc).toBe(expected);
});

test('describes each status differently', () => {
  const meanings = CWR_STATUSES.map((status) => cwrStatusText(status).meaning);
  expect(new Set(meanings).size).toBe(CWR_STATUSES.length);
});

const printed = (size: number) =>
  fc.stringMatching(/^[A-Z0-9.'-]+( [A-Z0-9.'-]+)*$/).map((value) => value.slice(0, size).trim());
const number = printed(14);
const date = fc.constantFrom('20260305', '20260399', '99999999', '');
const iswc = fc.constantFrom('T9000000011', 'T9000000022', 'T9000000023', 'NONE', '');
const status = fc.constantFrom(...CWR_STATUSES, 'ZZ', '');
const workRecord = (type: string) =>
  fc.record({ title: printed(60), submitter_number: number, iswc }).map((values) => newRecord(type, values));

test('stores each value of an acknowledgement or names it as left out', () => {
  const ack = fc.record({
    creation_date: date,
    title: printed(60),
    submitter_number: number,
    recipient_number: printed(20),
    processed: date,
    status,
  });
  const message = fc.record({ severity: fc.constantFrom('T', 'F'), text: printed(150) });
  const parts = fc.array(fc.oneof(workRecord('ISW'), workRecord('EXC')), { maxLength: 3 });
  fc.assert(
    fc.property(ack, fc.array(message, { maxLength: 3 }), parts, (header, messages, works) => {
      const records = [
        newRecord('ACK', header),
        ...messages.map((values) =>
          newRecord('MSG', { ...values, record_sequence: '0', record_type: 'NWR', level: 'F', rule: '006' }),
        ),
        ...works,
      ];
      const { answer, findings } = readAnswer(transactionOf(records));
      const kept = JSON.stringify(answer).replaceAll('-', '');
      const named = findings.map(({ found }) => found);
      const wanted = [
        ...Object.values(header),
        ...messages.map(({ text }) => text),
        ...works.flatMap(({ type, values }) => [values.iswc, type === 'EXC' && values.title]),
      ];
      // Without a status the acknowledgement is left out as a whole.
      if (answer === null) expect(findings.map(({ id }) => id)).toContain('CWR-ACK-F8');
      else
        for (const value of wanted)
          if (value && !named.includes(value)) expect(kept).toContain(value.replaceAll('-', ''));
    }),
  );
});

function transactionOf(records: readonly CwrRecord[]): CwrTransaction {
  return { type: 'ACK', group: 1, groupType: 'ACK', version: '2.1', records, lines: [] };
}
