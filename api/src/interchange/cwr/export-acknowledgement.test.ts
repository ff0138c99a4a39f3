import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyPluginAsync } from 'fastify';
import { subjectRoutes } from '../../main/routes.ts';
import type { Services } from '../../platform/services.ts';
import { advanceToNewYear, EARLIEST_TIME_ZONE } from '../../testing/society-new-year.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { changeWork, changing, workAs } from '../../testing/test-revisions.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrRoutes } from './cwr-routes.ts';
import { cwrOf, plainWork, revised } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
/** The society's year. */
let year: number;
/** An import of new works. */
let registered: ImportDetails;
/** Holds written files back, if set. */
let holding: Promise<void> | null = null;

const slowRoutes: FastifyPluginAsync<Services> = (app, context) =>
  cwrRoutes(app, {
    ...context,
    threads: {
      ...context.threads,
      run: async (name, input, limits) => {
        const result = await context.threads.run(name, input, limits);
        await holding;
        return result;
      },
    },
  });

beforeAll(async () => {
  const routes = [...subjectRoutes.filter(({ name }) => name !== cwrRoutes.name), slowRoutes];
  api = await createTestApi(EARLIEST_TIME_ZONE, routes);
  year = advanceToNewYear(api);
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  registered = await importAll(
    cwrOf('NWR', [
      ...['E-1', 'E-2', 'E-3'].map((number) => plainWork(number, `SONG ${number}`)),
      plainWork('F-1', 'FATED SONG'),
      plainWork('L-1', 'ÉTÉ À ACCRA'),
      plainWork('T-1', 'INVALID SHARES', '04000'),
      plainWork('T-2', 'FIRST OF TWO'),
      plainWork('T-2', 'SECOND OF TWO'),
    ]),
  );
});
afterAll(() => api.close());

async function importAll(text: string, encoding: BufferEncoding = 'latin1', asDrafts = false): Promise<ImportDetails> {
  const checked = await sendImport(baobab, { name: 'CW260042BAO_000.V21', contents: Buffer.from(text, encoding) });
  return step(baobab, checked, ['POST', 'start', { as_drafts: asDrafts }]);
}

async function statusesIn({ id }: ImportDetails): Promise<string[]> {
  const { body } = await baobab.inject('GET', `/imports/${id}/acknowledgement`);
  const lines = body.split('\r\n').filter((line) => line.startsWith('ACK'));
  return lines.map((line) => `${line.slice(109, 129).trim()} ${line.slice(157)}`);
}

test('acknowledges each revision by what became of it', async () => {
  const { items } = (await baobab.inject('GET', '/compositions?query=song+E-2')).json().data;
  await changeWork(baobab, items[0], 'amendment');
  const revisions = [
    revised(plainWork('E-1', 'REVISED SONG')),
    revised(plainWork('E-1', 'REVISED AGAIN')),
    revised(plainWork('E-2', 'BEING AMENDED')),
    revised(plainWork('E-3', 'INVALID SHARES', '04000')),
    revised(plainWork('E-4', 'UNKNOWN NUMBER')),
  ];
  const applied = await importAll(cwrOf('REV', revisions));
  expect(await statusesIn(applied)).toEqual(['E-1 SR', 'E-1 RJ', 'E-2 RJ', 'E-3 RJ', 'E-4 SR']);
  const pending = await importAll(cwrOf('REV', [revised(plainWork('E-1', 'A DRAFT'))]), 'latin1', true);
  expect(await statusesIn(pending)).toEqual(['E-1 RA']);
});

test('acknowledges a revision by its own fate, whatever the member amends later', async () => {
  const { items } = (await baobab.inject('GET', '/compositions?query=fated+song')).json().data;
  const { id } = items[0];
  const discarded = await importAll(cwrOf('REV', [revised(plainWork('F-1', 'DISCARDED'))]), 'latin1', true);
  const headers = changing(await workAs(baobab, id, '/amendment'));
  expect((await baobab.inject('DELETE', `/compositions/${id}/amendment`, { headers })).statusCode).toBe(204);
  expect(await statusesIn(discarded)).toEqual(['F-1 RJ']);
  const applied = await importAll(cwrOf('REV', [revised(plainWork('F-1', 'FATED SONG AGAIN'))]));
  await changeWork(baobab, await workAs(baobab, id), 'amendment');
  expect(await statusesIn(applied)).toEqual(['F-1 SR']);
  expect(await statusesIn(discarded)).toEqual(['F-1 RJ']);
});

test('acknowledges one of two registrations with the same number', async () => {
  expect((await statusesIn(registered)).slice(-3)).toEqual(['T-1 RJ', 'T-2 SR', 'T-2 RJ']);
});

test('acknowledges all CWR files of a ZIP under the name of the first and the society’s year', async () => {
  const contents = zipOf({
    'CW260043BAO_000.V21': cwrOf('NWR', [plainWork('Z-1', 'LAGOON AT DAWN')]),
    'CW260044BAO_000.V21': cwrOf('NWR', [plainWork('Z-2', 'HARBOUR LIGHTS')]),
    'readme.txt': 'Two files',
  });
  const checked = await sendImport(baobab, { name: 'two-files.zip', contents });
  const job = await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
  expect(await statusesIn(job)).toEqual(['Z-1 SR', 'Z-2 SR']);
  const { headers } = await baobab.inject('GET', `/imports/${job.id}/acknowledgement`);
  expect(headers['content-disposition']).toContain(`CW${String(year).slice(2)}0043999_BAO.V21`);
});

test('declares UTF-8 for letters beyond ASCII, in which it returns them', async () => {
  const { body } = await baobab.inject('GET', `/imports/${registered.id}/acknowledgement`);
  expect(body).toContain('ÉTÉ À ACCRA');
  expect(body.split('\r\n')[0]?.slice(86)).toBe('UTF-8');
});

test('removes the file of a member who left before it was written', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  holding = promise;
  const written = () => fs.readdir(path.join(api.env.DATA_DIR, 'arriving'));
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const request = http.get(`${address}/api/v1/imports/${registered.id}/acknowledgement`, { headers: baobab.headers });
  request.once('error', () => undefined);
  await eventually(async () => (await written()).length > 0);
  request.destroy();
  await eventually(async () => (await connections()) === 0);
  resolve();
  await eventually(async () => (await written()).length === 0);
});

async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 3_000; Date.now() < end; await pause(10)) if (await isTrue()) return;
  throw new Error('It didn’t happen in time.');
}

function connections(): Promise<number> {
  return new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));
}
