// `pnpm test --cluster`: two processes of the portal on a cluster of PostgreSQL, whose parts are killed while members work.
// `pnpm bench cluster --seconds=30 --rate=60` is the same with longer faults and more calls.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import type { WorkDraftInput } from '@counterpoint/domain/schemas/works';
import { createApi } from 'api/main/create-api.ts';
import { aDraft, newKey } from 'api/testing/test-works.ts';
import { until } from 'api/testing/until.ts';
import { callOnce, type HttpCall } from '../bench/http-call.ts';
import {
  callsOf,
  chooseColumns,
  isSettled,
  makeFile,
  sendFile,
  startImport,
  waitForImport,
} from '../bench/import-calls.ts';
import { reportLost } from '../bench/load-samples.ts';
import type { LoadMember } from '../bench/load-traffic.ts';
import { print } from '../bench/measure.ts';
import { type ClusterSetting, openCluster, type PortalProcess } from './cluster-setting.ts';
import { openLiveStream } from './live-stream.ts';
import { whileReplayWaits } from './replay-repository.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, rate: { type: 'string', default: '10' } },
});
const FAULT_SECONDS = Number(values.seconds);
/** Errors may last this long. */
const FAILOVER_SECONDS = 30;
const MAX_FAILED_PERCENT = 1;
const WORKS = 400;
const LIMIT = { timeout: 150_000 };

let setting: ClusterSetting;
let checked: ImportDetails;

before(async () => {
  setting = await openCluster();
}, LIMIT);
after(() => setting?.close(), LIMIT);

async function call({ address }: PortalProcess, { headers }: Pick<LoadMember, 'headers'>, request: HttpCall) {
  const { status, body } = await callOnce(address, { ...request, headers: { ...headers, ...request.headers } });
  return { status, data: body === '' ? null : JSON.parse(body).data };
}

async function createDraft(server: PortalProcess, member: LoadMember, json: WorkDraftInput) {
  const created = await call(server, member, { method: 'POST', path: '/compositions', headers: newKey(), json });
  assert.equal(created.status, 201);
  return created.data;
}

async function listTitles(server: PortalProcess, member: LoadMember): Promise<string[]> {
  const { status, data } = await call(server, member, { method: 'GET', path: '/compositions?per_page=100' });
  assert.equal(status, 200);
  return data.items.map(({ title }: { readonly title: string }) => title);
}

test('a change at one process is heard at the other, whose lists then show it', LIMIT, async () => {
  const { members, one, other } = setting;
  const [member] = members;
  assert.ok(member);
  // The replica may have joined the cluster a moment ago.
  await until(async () => {
    await listTitles(other, member);
    return (await other.reads()).replica > 0;
  });
  const before = await other.reads();
  const stream = await openLiveStream(other.address, member.headers);
  for (let number = 1; number <= 20; number += 1) {
    const heard = stream.next('compositions');
    await createDraft(one, member, aDraft(`Heard Song ${number}`, member));
    await heard;
    assert.ok((await listTitles(other, member)).includes(`Heard Song ${number}`));
  }
  stream.close();
  const { replica, primary } = await other.reads();
  print(`  lists by the replica: ${replica - before.replica}, by the primary: ${primary - before.primary}`);
  assert.ok(replica > before.replica);
});

test('lists miss nothing while the replica lags', LIMIT, async () => {
  const { cluster, members, one, other } = setting;
  const [, member] = members;
  assert.ok(member);
  const before = await other.reads();
  await whileReplayWaits(cluster, async () => {
    for (let number = 1; number <= 20; number += 1) {
      await createDraft(one, member, aDraft(`Late Song ${number}`, member));
      assert.ok((await listTitles(other, member)).includes(`Late Song ${number}`));
    }
  });
  const { primary } = await other.reads();
  assert.ok(primary - before.primary >= 20);
});

test('a session that was ended at one process is refused at the other within a second', LIMIT, async () => {
  const { members, one, other } = setting;
  const member = members[2];
  assert.ok(member);
  const statusAt = async (server: PortalProcess) =>
    (await call(server, member, { method: 'GET', path: '/user/profile' })).status;
  assert.equal(await statusAt(other), 200);
  assert.equal((await call(one, member, { method: 'DELETE', path: '/session' })).status, 204);
  const ended = performance.now();
  await until(async () => (await statusAt(other)) === 401);
  const milliseconds = performance.now() - ended;
  print(`  refused after ${milliseconds.toFixed(0)} ms`);
  assert.ok(milliseconds < 1_000);
});

test('wrong passwords at both processes count together', LIMIT, async () => {
  const { one, other } = setting;
  const json = { email: 'nobody@example.org', password: 'not the password' };
  const statusAt = async ({ address }: PortalProcess) =>
    (await callOnce(address, { method: 'POST', path: '/session', json })).status;
  for (let attempt = 0; attempt < 5; attempt += 1)
    assert.deepEqual([await statusAt(one), await statusAt(other)], [401, 401]);
  assert.deepEqual([await statusAt(one), await statusAt(other)], [429, 429]);
});

test('a process that doesn’t see the members’ files doesn’t start', LIMIT, async () => {
  const { env } = setting;
  const withoutBucket = { ...env, FILES_S3_BUCKET: undefined };
  await assert.rejects(createApi(withoutBucket), { name: 'StartupError', message: /members’ files .* aren’t in/ });
});

test('a job of two processes mails each member once', LIMIT, async () => {
  const { members, one, other, services } = setting;
  const invited = members.slice(10, 20);
  for (const [index, member] of invited.entries()) {
    const [server, writer] = index % 2 === 0 ? [one, other] : [other, one];
    const author = members[3];
    assert.ok(author);
    const { id, version } = await createDraft(server, author, aDraft(`Shared Song ${index}`, author, member));
    const headers = { 'if-match': `"${version}"`, ...newKey() };
    const path = `/compositions/${id}/submission`;
    assert.equal((await call(writer, author, { method: 'POST', path, headers })).status, 200);
  }
  await until(async () => one.mails().length + other.mails().length >= invited.length);
  const { count } = await services.db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const sent = [...one.mails(), ...other.mails()];
  print(`  mails: ${one.mails().length} by one process, ${other.mails().length} by the other`);
  assert.deepEqual([sent.length, new Set(sent).size, Number(count)], Array(3).fill(invited.length));
});

/** Its key makes the creation of an import safe to repeat. */
function importsAt({ address }: PortalProcess) {
  const [, , , , member] = setting.members;
  assert.ok(member);
  return callsOf({ address, headers: { ...member.headers, 'idempotency-key': 'import-of-the-test' } });
}

test('a file that was sent to one process is checked by way of the other', LIMIT, async () => {
  const { env, one, other } = setting;
  const file = await makeFile(path.join(env.DATA_DIR, '../sent.csv'), WORKS, 'csv');
  const id = await sendFile(importsAt(one), file);
  await chooseColumns(importsAt(other), await waitForImport(importsAt(other), id, isSettled));
  checked = await waitForImport(importsAt(one), id, isSettled);
  assert.equal(checked.state, 'checked');
});

test('members work through the balancer', LIMIT, async () => {
  const { cluster, clients, members } = setting;
  const working = members.slice(20);
  await clients.ask({
    order: 'prepare',
    address: `${cluster.portal}/api/v1`,
    members: working,
    works: 1_000,
    seed: 1,
  });
  await clients.ask({ order: 'send', aSecond: Number(values.rate), isWritingOnly: false });
});

async function fewFailAfter(seconds: number, inject: () => Promise<unknown>): Promise<void> {
  const { samples } = setting;
  samples.clear();
  const start = performance.now();
  await inject();
  await pause(Math.max(0, seconds * 1_000 - (performance.now() - start)));
  const { failed, count, lastFailedAt } = samples;
  const last = failed === 0 ? '' : `, the last after ${((lastFailedAt - start) / 1_000).toFixed(1)} s`;
  print(`  ${failed} of ${count} calls failed in ${seconds} s${last}`);
  assert.ok((100 * failed) / count < MAX_FAILED_PERCENT);
}

test('few calls fail after the primary is killed', LIMIT, () =>
  fewFailAfter(FAILOVER_SECONDS, () => setting.cluster.kill('leader')),
);

test('few calls fail after the replica is killed', LIMIT, () =>
  fewFailAfter(FAULT_SECONDS, () => setting.cluster.kill('replica')),
);

test('an import goes on at the other process after its own was killed, with few failed calls', LIMIT, async () => {
  const { one, other } = setting;
  const [atOne, atOther] = [importsAt(one), importsAt(other)];
  await fewFailAfter(FAILOVER_SECONDS, async () => {
    await startImport(atOne, checked);
    await waitForImport(atOne, checked.id, ({ imported }) => imported > 0);
    await one.kill();
  });
  const { imported, state } = await waitForImport(atOther, checked.id, isSettled);
  print(`  imported ${imported} works`);
  assert.deepEqual([state, imported], ['done', WORKS]);
});

test('no acknowledged write was lost', LIMIT, async () => {
  const { clients, samples } = setting;
  await clients.ask({ order: 'stop' });
  samples.report(true);
  assert.ok(await reportLost(clients));
});
