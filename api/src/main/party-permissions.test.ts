import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromSchema } from '../testing/from-schema.ts';
import { type Operation, readOperations } from '../testing/operations.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { storeCase } from '../testing/test-cases.ts';
import { aRecordingDraft, registerRecording } from '../testing/test-recordings.ts';
import { aDraft, newKey, register } from '../testing/test-works.ts';

/** Of a submitted draft. */
const VERSION = 2;

let api: TestApi;
let operations: Operation[];
let author: TestMember;
let party: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  operations = await readOperations(api);
  author = await api.signUp();
  party = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

/** A call gets an object that none before has changed. */
const OBJECTS = {
  compositions: async () => (await register(author, aDraft('A pending work', author, party))).id,
  recordings: async () => (await registerRecording(author, aRecordingDraft('A pending recording', author, party))).id,
  oppositions: () => storeCase(api, { claimant: author, respondent: party }),
};

const NAMED = Object.keys(OBJECTS) as (keyof typeof OBJECTS)[];

/** Calls open to parties named in a pending entry or a case. All others are for its author. */
const ALLOWED: Readonly<Record<keyof typeof OBJECTS, readonly string[]>> = {
  compositions: [
    'GET /compositions/{id}',
    'GET /compositions/{id}/amendment',
    'GET /compositions/{id}/revisions',
    'POST /compositions/{id}/confirmation',
    'GET /compositions/{id}/claims',
    'GET /compositions/{id}/recordings',
  ],
  recordings: [
    'GET /recordings/{id}',
    'GET /recordings/{id}/amendment',
    'GET /recordings/{id}/revisions',
    'POST /recordings/{id}/confirmation',
    'GET /recordings/{id}/works',
    'GET /recordings/{id}/line-up-claims',
  ],
  oppositions: [
    'GET /oppositions/{id}',
    'GET /oppositions/{id}/evidence',
    'GET /oppositions/{id}/messages',
    'POST /oppositions/{id}/messages',
    'GET /oppositions/{id}/case-file',
  ],
};

async function callAsParty(operation: Operation, id: string) {
  return party.inject(operation.method, operation.path.replaceAll(/\{\w+\}/g, id), {
    headers: { ...newKey(), 'if-match': `"${VERSION}"` },
    // Every body is an object.
    ...(operation.body && { payload: fc.sample(fromSchema(operation.body), { numRuns: 1, seed: 1 })[0] as object }),
  });
}

test.each(NAMED)('a party succeeds only in what it may do with %s', async (kind) => {
  const succeeded: string[] = [];
  let id = await OBJECTS[kind]();
  for (const operation of operations.filter(({ path }) => path.startsWith(`/${kind}/{id}`))) {
    const { statusCode } = await callAsParty(operation, id);
    if (statusCode >= 300) continue;
    succeeded.push(operation.name);
    if (operation.method !== 'GET') id = await OBJECTS[kind]();
  }
  expect(succeeded).toEqual(ALLOWED[kind]);
});
