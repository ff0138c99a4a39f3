import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@counterpoint/domain/permissions';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Operation, readOperations } from '../testing/operations.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';

/** Copied from ADR 57, not from the table in the code. */
const DECIDED: Readonly<Record<string, readonly Role[]>> = {
  session: ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'catalogue:read': ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'catalogue:change': ['owner', 'manager', 'contributor'],
  'disputes:read': ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'disputes:change': ['owner', 'manager', 'contributor'],
  'account:read': ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'account:change': ['owner', 'manager'],
  'finance:read': ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'finance:change': ['owner', 'manager', 'finance'],
  'people:read': ['owner', 'manager'],
  'people:change': ['owner', 'manager'],
};

/** The area of each path, and the calls by POST that only read. */
const AREAS: readonly (readonly [RegExp, string])[] = [
  [
    /^\/(health|ready|certificates|reference\/countries|signups|password-resets|email-confirmations|pictures)/,
    'public',
  ],
  [/^\/(mail\/unsubscribe|work-invitations|person-invitations|frontend)/, 'public'],
  // The steps of signing in.
  [/^\/session\/(code|passkey)/, 'public'],
  [/^\/(session|live|notifications|reference\/settings)/, 'session'],
  [/^\/user\/(sessions|memberships?|email-changes|password|language|mail-preferences|limits)/, 'session'],
  [/^\/user\/(second-factors|passkey|authenticator-app|recovery-codes|proof)/, 'session'],
  [/^\/mandates\/(held|confirmations)/, 'catalogue'],
  [/^\/(people|mandates)/, 'people'],
  [/^\/(oppositions|double-claims)/, 'disputes'],
  [/^\/user\/rightsholder(\/|$)/, 'finance'],
  [/^\/user\/rightsholder_isni/, 'catalogue'],
  [/^\/(isni-|party-claims|user\/(profile|picture|identifiers|user_isni))/, 'account'],
  [
    /^\/(compositions|recordings|repertoire|composers|rightsholders|imports|cwr-files|acknowledgements|dashboard)/,
    'catalogue',
  ],
];
const ENDS_SESSIONS = /^DELETE \/(session|user\/membership)$/;
const READING_POSTS = /\/candidates$/;
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /session': 'public',
  // The top bar of every role shows it.
  'GET /user/profile': 'session',
};

function expectedAccess({ name, path, method }: Operation): string {
  const area = AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? `unknown: add ${path} to the table`;
  if (EXCEPTIONS[name]) return EXCEPTIONS[name];
  if (area === 'public' || area === 'session') return area;
  return `${area}:${method === 'GET' || READING_POSTS.test(path) ? 'read' : 'change'}`;
}

let api: TestApi;
let operations: Operation[];
beforeAll(async () => {
  api = await createTestApi();
  operations = await readOperations(api);
});
afterAll(() => api.close());

function call(operation: Operation, who: Pick<TestMember, 'inject'>) {
  return who.inject(operation.method, operation.path.replaceAll(/\{\w+\}/g, randomUUID()));
}

async function codeOf(operation: Operation, who: Pick<TestMember, 'inject'>): Promise<string> {
  const answer = await call(operation, who);
  const isRefusal = answer.statusCode === 401 || answer.statusCode === 403;
  return isRefusal ? answer.json().code : 'allowed';
}

describe('every call', () => {
  test('declares the access that the society decided', () => {
    const declared = Object.fromEntries(operations.map(({ name, access }) => [name, access]));
    expect(declared).toEqual(Object.fromEntries(operations.map((each) => [each.name, expectedAccess(each)])));
  });

  test('without a session is refused, unless it is public', async () => {
    const refused: string[] = [];
    for (const operation of operations)
      if ((await codeOf(operation, api)) === 'session_ended') refused.push(operation.name);
    expect(refused).toEqual(operations.filter((each) => expectedAccess(each) !== 'public').map(({ name }) => name));
  });

  test.each(ROLES)('by a %s is refused exactly where the role doesn’t allow it', async (role) => {
    const member = await api.signUp({ role });
    const refused: string[] = [];
    // Streams stay open.
    const called = operations.filter(({ access, path }) => access !== 'public' && path !== '/live');
    for (const operation of called) {
      const who = ENDS_SESSIONS.test(operation.name) ? await api.signUp({ role }) : member;
      if ((await codeOf(operation, who)) === 'not_permitted') refused.push(operation.name);
    }
    const forbidden = called.filter((each) => !DECIDED[expectedAccess(each)]?.includes(role));
    expect(refused).toEqual(forbidden.map(({ name }) => name));
  });
});

test('a route that doesn’t declare its access stops the start', async () => {
  await expect(createTestApi({}, [async (app) => void app.get('/undeclared', async () => ({}))])).rejects.toThrow(
    'GET /api/v1/undeclared doesn’t declare',
  );
});
