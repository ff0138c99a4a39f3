import { randomUUID } from 'node:crypto';
import { ROLES } from '@counterpoint/domain/permissions';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Operation, readOperations } from '../testing/operations.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { giveMandate } from '../testing/test-mandates.ts';
import { addPerson } from '../testing/test-people.ts';

/** The calls in which a representative may name a mandate to confirm shares, and no others. */
const READING = [
  'GET /compositions/{id}',
  'GET /compositions/{id}/amendment',
  'GET /compositions/{id}/revisions',
  'GET /compositions/{id}/revisions/{number}',
  'GET /compositions/{id}/claims',
  'GET /compositions/{id}/recordings',
  'GET /recordings/{id}',
  'GET /recordings/{id}/amendment',
  'GET /recordings/{id}/revisions',
  'GET /recordings/{id}/revisions/{number}',
  'GET /recordings/{id}/works',
  'GET /recordings/{id}/line-up-claims',
];
const ANSWERING = [
  'POST /compositions/{id}/confirmation',
  'POST /compositions/{id}/contestation',
  'POST /recordings/{id}/confirmation',
  'POST /recordings/{id}/contestation',
];

let api: TestApi;
let operations: Operation[];
let writer: TestMember;
let publisher: TestMember;
let active: string;
beforeAll(async () => {
  api = await createTestApi();
  // Streams stay open.
  operations = (await readOperations(api)).filter(({ access, path }) => access !== 'public' && path !== '/live');
  writer = await api.signUp();
  publisher = await api.signUp({ corporation_name: 'Osu Music' });
  active = await giveMandate({ representative: publisher, represented: writer });
});
afterAll(() => api.close());

async function allowedWith(mandate: string, who: TestMember): Promise<string[]> {
  const allowed: string[] = [];
  for (const { name, method, path } of operations) {
    const answer = await who.inject(method, `${path.replaceAll(/\{\w+\}/g, randomUUID())}?mandate=${mandate}`);
    const isRefusal = answer.statusCode === 403 && ['no_mandate', 'not_permitted'].includes(answer.json().code);
    if (!isRefusal) allowed.push(name);
  }
  return allowed.toSorted();
}

test.each(ROLES)(
  'a %s of a representative may answer and read as their role allows, and nothing else',
  async (role) => {
    const person = role === 'owner' ? publisher : await addPerson(api, publisher, { role });
    const mayAnswer = role !== 'finance' && role !== 'reader';
    expect(await allowedWith(active, person)).toEqual([...READING, ...(mayAnswer ? ANSWERING : [])].toSorted());
  },
);

test.each(['without a mandate', 'whose mandate is proposed', 'whose mandate allows to register only'])(
  'a member %s may do nothing with one',
  async (which) => {
    const other = await api.signUp();
    const scopes = which.includes('register') ? (['register_works'] as const) : (['confirm_shares'] as const);
    const mandate = await giveMandate({ representative: other, represented: writer }, { scopes: [...scopes] });
    if (which.includes('proposed'))
      await api.db.updateTable('mandate').set({ state: 'proposed' }).where('id', '=', mandate).execute();
    expect(await allowedWith(which.includes('without') ? active : mandate, other)).toEqual([]);
  },
);

test('neither the represented member nor anyone may use an ended mandate', async () => {
  const manager = await api.signUp();
  const mandate = await giveMandate({ representative: manager, represented: writer });
  await writer.inject('DELETE', `/mandates/${mandate}`);
  expect(await allowedWith(mandate, manager)).toEqual([]);
  expect(await allowedWith(mandate, writer)).toEqual([]);
  expect(await allowedWith('anything', manager)).toEqual([]);
});
