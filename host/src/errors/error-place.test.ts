import { expect, test } from '@jest/globals';
import { setRegistry } from '../areas/registry-store.ts';
import { errorPlace } from './error-place.ts';

test.each([
  ['/dashboard', 'host', '/dashboard'],
  ['/nowhere/at/all', 'host', '*'],
  ['/music-composition/details/5f0c', 'compositions', '/music-composition'],
  ['/sound-recordings', 'recordings', '/sound-recordings'],
  ['/account/password/reset/a-secret', 'account', '/account/password/reset'],
])('attributes an error at %s to %s at %s before the area has loaded its routes', (pathname, area, route) => {
  expect(errorPlace('1.0.0-0123456789', pathname)).toEqual({ release: '1.0.0-0123456789', area, route });
});

test('names the version of the area that the page loads', () => {
  const version = '1.0.1-0a1b2c3d4e';
  const build = { area: 'recordings' as const, version, entry: 'a.js', chunks: [], fallbacks: [], integrity: {} };
  const needs = { contract: '1.0.0', kit: '1.0.0' };
  setRegistry({ areas: { recordings: { ...build, needs, base: `/r/recordings/${version}/` } } });
  expect(errorPlace('1', '/sound-recordings')).toMatchObject({ area: 'recordings', area_version: version });
  expect(errorPlace('1', '/musical-opposition').area_version).toBeUndefined();
  expect(errorPlace('1', '/dashboard').area_version).toBeUndefined();
});
