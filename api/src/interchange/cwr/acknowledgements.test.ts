// cspell:ignore eplaced statut
import fs from 'node:fs/promises';
import path from 'node:path';
import type { AcknowledgementFileDetails, CwrOfWork } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { society } from '../../testing/test-society.ts';
import { newKey } from '../../testing/test-works.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { ack, answerFile, group, groupEnd, msg, workLine } from './testing/answer-lines.ts';
import { answersOf, cwrOf, plainWork } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  const works = numbers.map((number) => plainWork(`BS-${number}`, `SONG ${number}`));
  const contents = Buffer.from(cwrOf('NWR', works), 'latin1');
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents });
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
});
afterAll(() => api.close());

const NAME = 'CW260001052_BAO.V21';

const put = (member: TestMember, text: string, name = NAME) =>
  member.inject('PUT', `/acknowledgements?file_name=${name}`, {
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });

async function read(text: string, name?: string): Promise<AcknowledgementFileDetails> {
  const answer = await put(baobab, text, name);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json().data;
}

async function reportOf(text: string, name: string) {
  const { report } = await read(text, name);
  if (!report) throw new Error('The file has no report.');
  return report;
}

async function workNamed(title: string) {
  const { items } = (await baobab.inject('GET', `/compositions?per_page=100&query=${encodeURIComponent(title)}`)).json()
    .data;
  const [work] = items.filter((each: { title: string }) => each.title === title);
  return work as { id: string; version: number; society_answers: object[] };
}

async function answersOn(title: string): Promise<CwrOfWork['acknowledgements']> {
  const { id } = await workNamed(title);
  return (await baobab.inject('GET', `/compositions/${id}/cwr`)).json().data.acknowledgements;
}

describe('acknowledgements of societies', () => {
  test('are added to their works once, however often the file is uploaded', async () => {
    const text = answersOf({ 'BS-1': 'AS', 'BX-7': 'RJ' }, 'T9000000011');
    const first = await read(text);
    expect(first).toMatchObject({ file_name: NAME, society_name: 'PRS', works: 1 });
    expect(first.report).toEqual({
      answered: 2,
      matched: 1,
      stored_iswcs: 1,
      iswcs: 0,
      statuses: [{ status: 'AS', works: 1 }],
      unknown: [{ line: 6, number: 'BX-7', title: 'A SONG', iswc: null }],
      refused: 0,
      refusals: [],
      warned: 0,
      warnings: [],
    });
    expect((await read(text)).id).toBe(first.id);
    expect((await read(text, 'ANSWERS AGAIN.V21')).id).toBe(first.id);
    expect(await answersOn('SONG 1')).toMatchObject([
      {
        society_code: '052',
        society_name: 'PRS',
        status: 'AS',
        recipient_number: 'PRS-BS-1',
        sent_on: '2026-03-01',
        processed_on: '2026-03-05',
        iswc: 'T9000000011',
        messages: [{ severity: 'F', rule: 'NWR-F5', record: null, text: 'DATE REPLACED' }],
        conflicts: [],
        file_id: first.id,
        file_name: NAME,
      },
    ]);
  });

  test('add an assigned ISWC as a revision unless another work has it', async () => {
    const work = await workNamed('SONG 1');
    const { data } = (await baobab.inject('GET', `/compositions/${work.id}`)).json();
    expect(data).toMatchObject({ iswc: 'T9000000011', pending_revision: null });
    const history = await baobab.inject('GET', `/compositions/${work.id}/revisions`);
    expect(history.body).toContain('PRS assigned the ISWC.');
    const report = await reportOf(answersOf({ 'BS-2': 'AS' }, 'T9000000011'), 'second.V21');
    expect(report).toMatchObject({ matched: 1, stored_iswcs: 0, iswcs: 1 });
  });

  test.each(['REV 052', 'NWR 035'])('make an accepted work leave as %s, the society', async (typeAndSociety) => {
    const [type, receiver] = typeAndSociety.split(' ');
    const payload = { version: '2.1', receiver, ids: null };
    const { data } = (await baobab.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
    const { body } = await baobab.inject('GET', `/cwr-files/${data.id}/contents`);
    expect(body).toMatch(new RegExp(`^${type}\\d{16}SONG 1 `, 'm'));
  });

  test('stay with the submitter', async () => {
    const answer = await put(kofi, answersOf({ 'BS-1': 'RJ' }));
    expect(answer.json().data).toMatchObject({ works: 0, report: { answered: 1, matched: 0 } });
    const { items } = (await baobab.inject('GET', '/acknowledgements')).json().data;
    for (const path of ['', '/works'])
      expect((await kofi.inject('GET', `/acknowledgements/${items[0].id}${path}`)).statusCode).toBe(404);
  });

  test.each([
    ['works', cwrOf('NWR', [plainWork('Z-1', 'A SONG')]), 'This file has no acknowledgements.'],
    ['anything else', 'Title,Writer', 'This file has no acknowledgements.'],
    ['an unknown sender', answersOf({ 'BS-1': 'AS' }).replace('SO000000052', 'SO         '), 'CWR-HDR-F3'],
    ['groups alone', answerFile([group('ACK', 1), groupEnd(1, 0, 2)], [1, 0, 4]), 'CWR-GRH-E6'],
  ])('are refused in a file of %s', async (_what, text, message) => {
    const answer = await put(baobab, text);
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining(message)]);
  });

  test('are refused under a file name that can’t be stored', async () => {
    expect((await put(baobab, answersOf({ 'BS-1': 'AS' }), 'CW26%00.V21')).statusCode).toBe(422);
  });
});

describe('files with faults', () => {
  const rulesOf = (findings: { line: number | null; rule: string }[]) =>
    findings.map(({ line, rule }) => `${line} ${rule}`);

  test('are read with several groups, wrong counts and gaps, each named by its line and rule', async () => {
    const lines = [
      group('ACK', 1),
      ack({ at: 0, number: 'BS-1', status: 'AS' }),
      ack({ at: 4, number: 'BS-2', status: 'RJ' }),
      msg([4, 1], 'CORRECT THE IPI'),
      msg([4, 3], 'CORRECT THE SHARE'),
      ack({ at: 5, number: 'BS-3', status: 'RA' }),
      groupEnd(1, 9, 9),
      group('ACK', 3),
      ack({ at: 0, number: 'BS-4', status: 'NP' }),
      groupEnd(3, 1, 3),
    ];
    const report = await reportOf(answerFile(lines, [2, 9, 12]), 'gaps.V21');
    expect(report).toMatchObject({ answered: 4, matched: 4, refused: 0, warned: 7 });
    expect(rulesOf(report.warnings)).toEqual([
      '4 CWR-Prefix-F7',
      '6 CWR-Prefix-F6',
      '8 CWR-GRT-F2',
      '8 CWR-GRT-F3',
      '9 CWR-GRH-F2',
      '9 CWR-GRH-F5',
      '12 CWR-TRL-F2',
    ]);
    const [answer] = await answersOn('SONG 2');
    expect(answer?.messages).toEqual([
      { severity: 'T', rule: 'SWR-F12', record: 4, text: 'CORRECT THE IPI' },
      { severity: 'T', rule: 'SWR-F12', record: 4, text: 'CORRECT THE SHARE' },
    ]);
  });

  test('are read up to where they break off', async () => {
    const report = await reportOf(answersOf({ 'BS-5': 'AS', 'BS-6': 'SR' }).slice(0, -240), 'broken.V21');
    expect(report).toMatchObject({ answered: 2, matched: 2, warned: 1 });
    expect(rulesOf(report.warnings)).toEqual(['8 CWR-TRL-E5']);
  });

  test('are read without groups around later transactions', async () => {
    const lines = [
      group('ACK', 1),
      ack({ at: 0, number: 'BS-5', status: 'AS' }),
      groupEnd(1, 1, 3),
      ack({ at: 0, number: 'BS-6', status: 'CO' }),
    ];
    const report = await reportOf(answerFile(lines, [1, 2, 6]), 'ungrouped.V21');
    expect(report).toMatchObject({ matched: 2 });
    expect(rulesOf(report.warnings)).toEqual(['5 CWR-GRH-E3', '6 CWR-TRL-E7']);
  });

  test('name unknown statuses, damaged letters, and values that aren’t read', async () => {
    const text = answersOf({ 'BS-1': 'AS', 'BS-2': 'ZQ', 'BS-3': '', 'BS-4': 'RA' }).replace(
      /BS-4(.*\r\n.*)DATE REPLACED/,
      'BS-4$1DATE \uFFFDEPLACED',
    );
    const report = await reportOf(text.replace('20260305AS', '20260399AS'), 'damaged.V21');
    expect(report).toMatchObject({ answered: 2, refused: 2, warned: 2 });
    const named = [...report.refusals, ...report.warnings].map(({ line, number, column, rule, found }) =>
      [line, number, column, rule, found].join(' | '),
    );
    expect(named).toEqual([
      '6 | BS-2 | ACK Transaction Status | CWR-ACK-F8 | ZQ',
      '9 | BS-3 | ACK Transaction Status | CWR-ACK-F8 | ',
      '3 | BS-1 | ACK Processing Date | CWR-ACK-F7 | 20260399',
      '13 | BS-4 | MSG Message Text | I-ENC-01 | DATE \uFFFDEPLACED',
    ]);
    expect(report.refusals[0]?.correction).toContain('CWR has no such status');
    expect(report.warnings[1]?.correction).toContain('Ask the society for a corrected file');
  });

  test('list the first faults only, however many one acknowledgement has', async () => {
    const damaged = Array.from({ length: 60 }, (_, index) => msg([0, index + 1], '\uFFFD'));
    const lines = [group('ACK', 1), ack({ at: 0, number: 'BS-1', status: 'ZQ' }), ...damaged, groupEnd(1, 1, 63)];
    const report = await reportOf(answerFile(lines, [1, 1, 65]), 'many-faults.V21');
    expect(report).toMatchObject({ refused: 1, warned: 0 });
    expect(report.refusals).toHaveLength(50);
  });
});

test('are read for a member by the society’s staff', async () => {
  const file = path.join(api.env.DATA_DIR, 'staff.V21');
  await fs.writeFile(file, answersOf({ 'BS-6': 'CO', 'BX-1': 'AS', 'BS-5': 'ZZ' }));
  const { code, data } = await society(api, 'cwr', 'read', baobab.memberId, file);
  expect([code, data]).toEqual([0, expect.objectContaining({ file_name: 'staff.V21', society_name: 'PRS', works: 1 })]);
  expect(data.report).toMatchObject({ answered: 2, matched: 1, refused: 1 });
  expect(data.report.refusals[0].correction).toContain('CWR has no such status');
  const french = { headers: { 'accept-language': 'fr' } };
  const { report } = (await baobab.inject('GET', `/acknowledgements/${data.id}`, french)).json().data;
  expect(report.refusals[0].correction).toContain('CWR n’a pas ce statut');
  const [answer] = await answersOn('SONG 6');
  expect(answer).toMatchObject({ status: 'CO', file_id: data.id });
  await fs.writeFile(file, 'Title,Writer');
  const refused = await society(api, 'cwr', 'read', baobab.memberId, file);
  expect([refused.code, refused.problem?.message]).toEqual([1, expect.stringContaining('no acknowledgements')]);
});

describe('ISWCs and conflicting works', () => {
  const assigned = (title: string) => workNamed(title).then(({ id }) => baobab.inject('GET', `/compositions/${id}`));

  test('are read behind an acknowledgement, inside it and alone', async () => {
    const lines = [
      group('ACK', 1),
      ack({ at: 0, number: 'BS-7', status: 'AS' }),
      workLine({ type: 'NWR', place: [0, 1], number: 'BS-7', iswc: '' }),
      workLine({ type: 'ISW', place: [0, 2], number: 'BS-7', iswc: 'T9000000022' }),
      ack({ at: 1, number: 'BS-8', status: 'CO' }),
      workLine({ type: 'NWR', place: [1, 1], number: 'BS-8', iswc: '' }),
      workLine({ type: 'EXC', place: [1, 2], number: 'PRS-99', iswc: 'T9000000033', title: 'AN OLDER SONG' }),
      workLine({ type: 'EXC', place: [2, 0], number: 'PRS-98', iswc: 'T9000000034', title: 'ANOTHER ONE' }),
      groupEnd(1, 3, 9),
      group('ISW', 2),
      workLine({ type: 'ISW', place: [0, 0], number: 'BS-9', iswc: 'T9000000044' }),
      groupEnd(2, 1, 3),
    ];
    const report = await reportOf(answerFile(lines, [2, 4, 14]), 'codes.V21');
    expect(report).toMatchObject({ answered: 3, matched: 3, stored_iswcs: 2, iswcs: 0, refused: 0, warned: 1 });
    expect(report.statuses).toEqual([
      { status: 'AS', works: 1 },
      { status: 'CO', works: 1 },
      { status: null, works: 1 },
    ]);
    expect(report.warnings).toMatchObject([{ line: 9, column: 'EXC ISWC', found: 'T9000000034' }]);
    expect((await assigned('SONG 7')).json().data.iswc).toBe('T9000000022');
    expect((await assigned('SONG 9')).json().data.iswc).toBe('T9000000044');
    const [conflict] = await answersOn('SONG 8');
    expect(conflict).toMatchObject({
      status: 'CO',
      conflicts: [
        { title: 'AN OLDER SONG', number: 'PRS-99', iswc: 'T9000000033' },
        { title: 'ANOTHER ONE', number: 'PRS-98', iswc: null },
      ],
    });
    const [notice] = await answersOn('SONG 9');
    expect(notice).toMatchObject({ status: null, iswc: 'T9000000044' });
  });

  test('don’t go to another work if the acknowledgement before them can’t be read', async () => {
    const lines = [
      group('ACK', 1),
      ack({ at: 0, number: 'BS-3', status: 'AS' }),
      ack({ at: 1, number: 'BS-4', status: 'ZQ' }),
      workLine({ type: 'EXC', place: [2, 0], number: 'PRS-97', iswc: '' }),
      groupEnd(1, 3, 5),
    ];
    const report = await reportOf(answerFile(lines, [1, 3, 7]), 'lost-conflict.V21');
    expect(report).toMatchObject({ matched: 1, refused: 1, unknown: [{ number: 'PRS-97' }] });
    const answers = await answersOn('SONG 3');
    expect(answers.find(({ file_name }) => file_name === 'lost-conflict.V21')).toMatchObject({ conflicts: [] });
  });

  test('are read in a file of ISWCs alone, and another ISWC than the work’s is counted', async () => {
    const lines = [
      group('ISW', 1),
      workLine({ type: 'ISW', place: [0, 0], number: 'BS-9', iswc: 'T9000000055' }),
      groupEnd(1, 1, 3),
    ];
    const report = await reportOf(answerFile(lines, [1, 1, 5]), 'iswcs.V21');
    expect(report).toMatchObject({ answered: 1, matched: 1, stored_iswcs: 0, iswcs: 1, warned: 0 });
  });
});
