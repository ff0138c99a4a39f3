import { paths } from '@counterpoint/contract/paths';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { areaOfPath, setRegistry } from '../areas/registry-store.ts';
import { workspaceAreas } from '../testing/deployed-areas.ts';
import { enforceRoute, routeDecision } from './guard.ts';
import { consumeRequestedPath } from './requested-path.ts';

const AREAS = workspaceAreas();
const OWN_PATHS = Object.values(AREAS);

const PRIVATE_PATHS = [
  paths.dashboard(),
  paths.diagnostics(),
  ...OWN_PATHS.flatMap((area) => area.privatePaths.flatMap((prefix) => [prefix, `${prefix}/deeper/1`])),
];
const UNKNOWN_PATHS = ['/nowhere', '/music-compositions', '/dashboard/more', '/SIGNUP', '/account', '/%2e%2e/profile'];
const PUBLIC_PATHS = OWN_PATHS.flatMap((area) => area.publicPaths.flatMap((prefix) => [prefix, `${prefix}/deeper`]));

function aPlace(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  return { pathname, search, hash, replace: jest.fn<(url: string | URL) => void>() };
}

/** Builders of paths, grouped by area as in the contract. */
interface Builders {
  readonly [name: string]: ((...given: never[]) => string) | Builders;
}

/** The path of every page of the contract, with placeholders for IDs. */
function addressesOf(builders: Builders): string[] {
  return Object.values(builders).flatMap((entry) =>
    typeof entry === 'function' ? [String(Reflect.apply(entry, null, ['0']))] : addressesOf(entry),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  setRegistry({ areas: AREAS });
});

describe('without a session', () => {
  test.each([...PRIVATE_PATHS, ...UNKNOWN_PATHS])('%s redirects to sign-in, with the path stored', (path) => {
    const place = aPlace(`${path}?page=2#top`);
    expect(enforceRoute(place, false)).toBe(false);
    expect(place.replace).toHaveBeenCalledWith('/');
    expect(consumeRequestedPath()).toBe(`${place.pathname}?page=2#top`);
  });

  test.each([...PUBLIC_PATHS, '/'])('%s stays', (path) => {
    const place = aPlace(path);
    expect(enforceRoute(place, false)).toBe(true);
    expect(place.replace).not.toHaveBeenCalled();
  });
});

test('of all pages only sign-in, sign-up, password reset, certificate checks and invitations are public', () => {
  const { account, compositions } = paths;
  const open = addressesOf(paths).filter((path) => routeDecision(path, false) === 'stay');
  const expected = [
    paths.signIn(),
    account.signupIndividual(),
    account.signupRole(),
    account.signupCorporate(),
    account.signupAccount(),
    account.signupSuccess(),
    account.passwordResetLink(),
    account.passwordReset('0'),
    account.peopleInvitation(),
    compositions.verify('0'),
    compositions.invitation(),
  ];
  expect(open.toSorted()).toEqual(expected.toSorted());
});

test('each path of the contract belongs to the host or an area', () => {
  const { signIn: _landing, dashboard: _first, diagnostics: _checks, ...owned } = paths;
  for (const path of addressesOf(owned)) expect([path, areaOfPath(path.split('?')[0] ?? '')]).not.toContain(null);
});

describe('with a session', () => {
  test.each([...PRIVATE_PATHS, ...UNKNOWN_PATHS, ...PUBLIC_PATHS])('%s stays', (path) => {
    expect(routeDecision(path, true)).toBe('stay');
  });

  test('the sign-in page redirects to the dashboard', () => {
    const place = aPlace('/');
    expect(enforceRoute(place, true)).toBe(false);
    expect(place.replace).toHaveBeenCalledWith('/dashboard');
  });
});
