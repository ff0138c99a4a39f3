// cspell:ignore zanzibarquartz
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../platform/db/new-id.ts';
import { fromSchema } from '../testing/from-schema.ts';
import { type Operation, readOperations } from '../testing/operations.ts';
import { collectionOf, readOwned, signUpOwner } from '../testing/owned-objects.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { newKey } from '../testing/test-works.ts';

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
  owner = await signUpOwner(api, SECRET);
  strangers = [
    { who: 'another person', member: await api.signUp({ given_name: 'Kofi' }) },
    { who: 'a company', member: await api.signUp({ corporation_name: 'Osu Music' }) },
  ];
  owned = await readOwned(owner, withObject());
});
afterAll(() => api.close());

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
      for (const id of owned[collectionOf(operation)] ?? []) {
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
