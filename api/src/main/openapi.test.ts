// cspell:ignore zanzibarquartz
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { storeCwrFile } from '../interchange/cwr/testing/stored-cwr-file.ts';
import { aParty } from '../parties/claims/testing/claims.ts';
import { newId } from '../platform/db/new-id.ts';
import { fromSchema } from '../testing/from-schema.ts';
import { type Operation, readOperations } from '../testing/operations.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { storeCase } from '../testing/test-cases.ts';
import { PASSWORD, setPassword } from '../testing/test-password.ts';
import { aRecordingDraft, registerRecording, storeRecordingDraft } from '../testing/test-recordings.ts';
import { aDraft, newKey, register, storeDraft } from '../testing/test-works.ts';

/** Calls that every account may make about any object. */
const OF_EVERYBODY = [
  // The name of a picture can't be guessed, and an <img> carries no session.
  'GET /pictures/{name}',
  'GET /user/rightsholder_isni/{id}',
  'GET /reference/countries/{alpha2Code}',
  // The society's index is open to all members; its own tests cover fields that only the adding member sees.
  'GET /composers/{id}',
  'GET /rightsholders/{id}',
];
/** Tested with sessions: here it would end the one that the other calls need. */
const SIGN_OUT = 'DELETE /session';
const SECRET = 'Unheard of Zanzibarquartz';

let api: TestApi;
let operations: Operation[];
let owner: TestMember;
let strangers: { readonly who: string; readonly member: TestMember }[];
/** IDs of the owner's private objects, by path. */
let owned: Record<string, readonly string[]>;

beforeAll(async () => {
  api = await createTestApi({ LIVE_HEARTBEAT_SECONDS: '1' });
  operations = await readOperations(api);
  owner = await api.signUp();
  strangers = [
    { who: 'another person', member: await api.signUp({ given_name: 'Kofi' }) },
    { who: 'a company', member: await api.signUp({ corporation_name: 'Osu Music' }) },
  ];
  await storeDraft(owner, aDraft(SECRET, owner));
  const other = await api.signUp({ given_name: 'Esi' });
  // Still awaiting a confirmation, because every member may open a registered work.
  await register(owner, aDraft(SECRET, owner, other));
  await storeRecordingDraft(owner, aRecordingDraft(SECRET, owner));
  await registerRecording(owner, aRecordingDraft(SECRET, owner, other));
  // Named in another member's recording, so they must confirm it.
  await registerRecording(other, aRecordingDraft(SECRET, other, owner));
  const claimed = '99900000158';
  await aParty(api, { ipi_name_number: claimed });
  const profile = (await owner.inject('GET', '/user/profile')).json().data;
  await owner.inject('PUT', '/user/profile', { payload: { ...profile, ipi_name_number: claimed } });
  await owner.inject('POST', '/isni-applications', { headers: newKey(), payload: { family_name: SECRET } });
  await owner.inject('POST', '/imports', { headers: newKey(), payload: { file_name: SECRET, bytes: 9 } });
  // The owner is named in another member's work, must confirm it, and is notified.
  await register(other, aDraft(SECRET, other, owner));
  await owner.inject('POST', '/user/rightsholder/societies', {
    headers: newKey(),
    payload: { right: 'pr', society_code: '285' },
  });
  await storeCase(api, { claimant: owner, respondent: other });
  await storeCwrFile(api, owner);
  await owner.inject('POST', '/people/invitations', {
    headers: newKey(),
    payload: { email: 'efua@example.org', role: 'reader' },
  });
  await setPassword(api, owner);
  await owner.inject('POST', '/user/email-changes', { payload: { email: 'other@example.org', password: PASSWORD } });
  owned = Object.fromEntries(
    await Promise.all(kindsOfObjects().map(async (path) => [path, await idsOf(path)] as const)),
  );
});
afterAll(() => api.close());

/** The path of a collection: `/compositions` for `/compositions/{id}`. */
function kindsOfObjects(): string[] {
  return [...new Set(withObject().map(({ path }) => path.split('/{')[0] ?? ''))];
}

/** The owner's objects of a kind, from their list. */
async function idsOf(path: string): Promise<string[]> {
  const items: { id?: string; _id?: string }[] = (await owner.inject('GET', path)).json().data?.items ?? [];
  return items.flatMap(({ id, _id }) => id ?? _id ?? []);
}

const aBody = (operation: Operation) =>
  operation.body ? { payload: fc.sample(fromSchema(operation.body), { numRuns: 1, seed: 1 })[0] as object } : {};

/** Requests an object like its owner would. */
function askFor({ method, path, ...operation }: Operation, id: string, headers: Record<string, string>) {
  return api.inject(method, path.replaceAll(/\{\w+\}/g, id), {
    ...aBody({ method, path, ...operation }),
    headers: { ...newKey(), 'if-match': '"1"', ...headers },
  });
}

/** Public calls need no session and check their input instead. */
const withObject = () =>
  operations.filter(({ path, name, isPublic }) => path.includes('{') && !isPublic && !OF_EVERYBODY.includes(name));

describe('calls on another member’s objects', () => {
  test('covers an object of every kind', () => {
    // For a new kind of object, add one of the owner's above, or list it as public.
    const untried = Object.keys(owned).filter((path) => owned[path]?.length === 0);
    expect([Object.keys(owned).length > 0, untried]).toEqual([true, []]);
  });

  test('answers 401 without a session, and the same as for a missing object to other members', async () => {
    for (const operation of withObject())
      for (const id of owned[operation.path.split('/{')[0] ?? ''] ?? []) {
        expect([operation.name, (await askFor(operation, id, {})).statusCode]).toEqual([operation.name, 401]);
        for (const { who, member } of strangers) {
          const theirs = answerOf(await askFor(operation, id, member.headers));
          const none = answerOf(await askFor(operation, newId(), member.headers));
          expect([who, operation.name, theirs]).toEqual([who, operation.name, none]);
        }
      }
    const { items } = (await owner.inject('GET', '/compositions')).json().data;
    expect(items.map(({ title }: { title: string }) => title)).toEqual([SECRET, SECRET, SECRET]);
  });

  test('reveals nothing of a draft in any list', async () => {
    const { items } = (await owner.inject('GET', '/compositions?filter=draft')).json().data;
    const draft = String(items[0].id);
    const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{') && path !== '/live');
    for (const { path, query } of lists)
      for (const { member } of strangers) {
        const search = 'query' in query ? '?query=zanzibarquartz&per_page=100' : '';
        expect((await member.inject('GET', `${path}${search}`)).body).not.toContain(draft);
      }
  });
});

function answerOf({ statusCode, body }: { statusCode: number; body: string }) {
  return { statusCode, body: body.replaceAll(/"request_id":"[^"]+"/g, '') };
}

describe('OpenAPI description', () => {
  test('lists the required headers of each call', async () => {
    const codes: Record<string, string> = {
      'if-match': 'version_required',
      'idempotency-key': 'idempotency_key_required',
    };
    for (const operation of operations.filter(({ method, name }) => method !== 'GET' && name !== SIGN_OUT)) {
      const answer = await owner.inject(operation.method, operation.path.replaceAll(/\{\w+\}/g, newId()), {
        ...aBody(operation),
      });
      const [first] = operation.headers;
      const code = answer.body && answer.json().code;
      if (answer.statusCode === 422) continue;
      if (first) expect([operation.name, code]).toEqual([operation.name, codes[first]]);
      else expect([operation.name, Object.values(codes).includes(code)]).toEqual([operation.name, false]);
    }
  });

  test('lists the errors of each call', () => {
    for (const { name, answers, isPublic, body } of operations) {
      const wanted = [...(isPublic ? [] : ['401']), ...(body ? ['400', '413', '415', '422'] : []), '503'];
      expect([name, wanted.filter((status) => !(status in answers))]).toEqual([name, []]);
    }
  });
});

test('never fails with a server error or an undocumented response, whatever is sent', async () => {
  const numRuns = Number(process.env.GENERATED_CALLS ?? 400);
  const seed = Number(process.env.GENERATED_SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(`${numRuns} generated calls, GENERATED_SEED=${seed}\n`);
  const testable = operations.filter(({ path, name }) => path !== '/live' && name !== SIGN_OUT);
  let caller = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...testable).chain(aCall), async ({ operation, id, body, query, headers }) => {
      caller += 1;
      const answer = await owner.inject(
        operation.method,
        operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)),
        {
          // Limits count by network, so each call has its own.
          remoteAddress: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
          query: given(query),
          headers: { ...(operation.body && { 'content-type': 'application/json' }), ...headers },
          ...(operation.body && { payload: JSON.stringify(body) }),
        },
      );
      expect(answer.statusCode < 500 ? null : api.logged.findLast((line) => 'err' in line)).toBeNull();
      checkAnswer(operation, answer.statusCode, answer.body);
    }),
    { numRuns, seed, endOnFailure: numRuns > 1_000 },
  );
}, 600_000);

function aCall(operation: Operation) {
  const ownIds = Object.entries(owned).flatMap(([start, ids]) => (operation.path.startsWith(start) ? ids : []));
  const version = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('"1"', '"2"', '3', 'W/"4"') },
    fc.constantFrom('*', '-1', '"x"'),
  );
  return fc.record({
    operation: fc.constant(operation),
    // Two dots alone change the path before the request: `/compositions/../recordings` is `/recordings`.
    id: fc.oneof(
      fc.constantFrom(...ownIds, newId()),
      fc.constantFrom('x', '%00', "' or 1=1", '../..', 'a'.repeat(300)),
    ),
    body: operation.body ? fromSchema(operation.body) : fc.constant(null),
    query: fc.record(
      Object.fromEntries(
        Object.entries(operation.query).map(([name, schema]) => [name, fromSchema(schema).map(asQuery)]),
      ),
      { requiredKeys: [] },
    ),
    headers: fc.record({ 'if-match': version, 'idempotency-key': fc.uuid() }, { requiredKeys: ['idempotency-key'] }),
  });
}

/** Without omitted values. */
function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function asQuery(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 2_000);
}

const schemas = new Map<string, z.ZodType>();

function checkAnswer({ name, answers }: Operation, status: number, body: string): void {
  const key = `${name} ${status}`;
  const described = answers[status] ?? (status >= 400 && status < 500 ? answers['4XX'] : undefined);
  // A file is described without a schema.
  if (status === 204 || answers[status] === null) return;
  if (!described) throw new Error(`${key} is not described`);
  const schema = schemas.get(key) ?? z.fromJSONSchema(described);
  schemas.set(key, schema);
  const result = schema.safeParse(JSON.parse(body));
  expect([key, result.error?.issues ?? []]).toEqual([key, []]);
}
