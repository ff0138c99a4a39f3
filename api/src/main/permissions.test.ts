import { randomUUID } from 'node:crypto';
import { PORTAL_AREAS, ROLES, type Role } from '@counterpoint/domain/permissions';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Operation, readOperations } from '../testing/operations.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { addPerson } from '../testing/test-people.ts';

/** Copied from ADR 57, not from the table in the code. */
const DECIDED: Readonly<Record<string, readonly Role[]>> = {
  session: ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'compositions:read': ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'compositions:change': ['owner', 'manager', 'contributor'],
  'recordings:read': ['owner', 'manager', 'contributor', 'finance', 'reader'],
  'recordings:change': ['owner', 'manager', 'contributor'],
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
  [/^\/user\/(sessions|memberships?|email-changes|password|language|mail-preferences|limits|data)/, 'session'],
  [/^\/user\/(second-factors|passkey|authenticator-app|recovery-codes|proof)/, 'session'],
  [/^\/mandates\/(held|confirmations)/, 'catalogue'],
  [/^\/(people|mandates)/, 'people'],
  [/^\/(oppositions|double-claims)/, 'disputes'],
  [/^\/user\/rightsholder(\/|$)/, 'finance'],
  [/^\/user\/rightsholder_isni/, 'catalogue'],
  [/^\/(dashboard|user\/user_isni)/, 'session'],
  [/^\/(isni-|party-claims|user\/(profile|picture|identifiers))/, 'account'],
  [/^\/(compositions|composers|cwr-files|acknowledgements|imports\/\{id\}\/acknowledgement)/, 'compositions'],
  [/^\/(recordings|rightsholders)/, 'recordings'],
  [/^\/(repertoire|imports)/, 'catalogue'],
];
const ENDS_SESSIONS = /^DELETE \/(session|user\/membership)$/;
/** With another subject, of recordings: see limited-roles.test.ts. */
const OF_WORKS_BY_DEFAULT = /^GET \/imports(\/template)?$/;
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

/** Copied from ADR 57: the areas of the portal that open what a call needs. */
const OPENED_BY: Readonly<Record<string, readonly string[]>> = {
  session: PORTAL_AREAS,
  compositions: ['compositions'],
  recordings: ['recordings'],
  catalogue: ['compositions', 'recordings', 'disputes'],
  disputes: ['disputes'],
  account: ['account'],
  finance: ['account'],
  people: ['account'],
};

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

describe('every call', () => {
  test.each(PORTAL_AREAS)('by a manager of %s alone is refused exactly outside this area', async (area) => {
    const owner = await api.signUp();
    const limited = () => addPerson(api, owner, { role: 'manager', areas: [area] });
    const manager = await limited();
    const refused: string[] = [];
    const called = operations.filter(({ access, path }) => access !== 'public' && path !== '/live');
    for (const operation of called) {
      const who = ENDS_SESSIONS.test(operation.name) ? await limited() : manager;
      if ((await codeOf(operation, who)) === 'not_permitted') refused.push(operation.name);
    }
    const isOutside = ({ name, access }: Operation) =>
      !OPENED_BY[OF_WORKS_BY_DEFAULT.test(name) ? 'compositions' : access.replace(/:.*/, '')]?.includes(area);
    expect(refused).toEqual(called.filter(isOutside).map(({ name }) => name));
  });
});

test('a route that doesn’t declare its access stops the start', async () => {
  await expect(createTestApi({}, [async (app) => void app.get('/undeclared', async () => ({}))])).rejects.toThrow(
    'GET /api/v1/undeclared doesn’t declare',
  );
});
