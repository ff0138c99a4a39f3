// cspell:ignore statementsx
import { expect, test } from '@jest/globals';
import { ownerOfPath } from './owner-of-path.ts';

const royalties = { id: 'royalties', publicPaths: ['/statements/shared'], privatePaths: ['/royalties', '/statements'] };
const help = { id: 'help', publicPaths: ['/help'], privatePaths: [] };

test.each([
  ['/royalties', 'royalties', 'private'],
  ['/royalties/', 'royalties', 'private'],
  ['/statements/2026/7', 'royalties', 'private'],
  ['/statements/shared/x', 'royalties', 'public'],
  ['/help', 'help', 'public'],
])('returns for %s %s, %s', (path, id, access) => {
  expect(ownerOfPath([royalties, help], path)).toMatchObject({ area: { id }, access });
});

test.each(['/', '', '/dashboard', '/royalty', '/statementsx', '//royalties', '/Royalties'])(
  'returns no area for %j',
  (path) => {
    expect(ownerOfPath([royalties, help], path)).toBeNull();
  },
);
