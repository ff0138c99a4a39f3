// cspell:ignore zanzibarquartz
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findingsIn, type GeneratedCall, generateCalls } from '../testing/generated-calls.ts';
import { type Operation, readOperations } from '../testing/operations.ts';
import { readOwned, signUpOwner } from '../testing/owned-objects.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { setPassword } from '../testing/test-password.ts';

/** For each of three callers; `pnpm test --long` makes more of them, and others at each run. */
const COUNT = Number(process.env.GENERATED_CALLS ?? 300);
const SEED = Number(process.env.GENERATED_SEED ?? 20_261_126);
const SECRET = 'Unheard of Zanzibarquartz';

let api: TestApi;
let operations: Operation[];
let owner: TestMember;
let owned: Record<string, readonly string[]>;
let calls = 0;

beforeAll(async () => {
  api = await createTestApi();
  operations = await readOperations(api);
  owner = await signUpOwner(api, SECRET);
  const private_ = operations.filter(({ path, isPublic }) => path.includes('{') && !isPublic);
  owned = await readOwned(owner, private_);
});
afterAll(() => api.close());

async function findingsOf(call: GeneratedCall, as: { readonly headers?: object }, secrets: readonly string[] = []) {
  calls += 1;
  const answer = await api.inject(call.operation.method, call.address, {
    // Limits count by network, so each call has its own.
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    query: { ...call.query },
    headers: { ...call.headers, ...as.headers },
    ...(call.body !== null && { payload: call.body }),
  });
  const { statusCode: status, headers, body: text } = answer;
  const findings = findingsIn(call, { status, headers, text }, secrets);
  return status >= 500 ? [...findings, api.logged.findLast((line) => 'err' in line)] : findings;
}

async function findingsOfAll(as: { readonly headers?: object }, secrets: readonly string[] = [], seed = SEED) {
  const findings: unknown[] = [];
  for (const call of generateCalls(operations, owned, { count: COUNT, seed }))
    findings.push(...(await findingsOf(call, as, secrets)));
  return findings.length > 0 ? [`GENERATED_SEED=${SEED}`, ...findings] : [];
}

test('answers nobody and other members as described, without the data of a member', async () => {
  expect(await findingsOfAll({}, [SECRET])).toEqual([]);
  const kofi = await api.signUp({ given_name: 'Kofi' });
  await setPassword(api, kofi);
  expect(await findingsOfAll(kofi, [SECRET], SEED + 1)).toEqual([]);
}, 120_000);

test('answers a member as described, whatever is sent', async () => {
  expect(await findingsOfAll(owner, [], SEED + 2)).toEqual([]);
}, 120_000);
