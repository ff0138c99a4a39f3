import { beforeEach, expect, test } from '@jest/globals';
import { setRegistry } from '../areas/registry-store.ts';
import { workspaceAreas } from '../testing/deployed-areas.ts';
import { errorPlace } from './error-place.ts';

beforeEach(() => setRegistry({ areas: workspaceAreas() }));

test.each([
  ['/dashboard', 'host', '/dashboard'],
  ['/nowhere/at/all', 'host', '*'],
  ['/music-composition/details/5f0c', 'compositions', '/music-composition'],
  ['/sound-recordings', 'recordings', '/sound-recordings'],
  ['/account/password/reset/a-secret', 'account', '/account/password/reset'],
])('attributes an error at %s to %s at %s before the area has loaded its routes', (pathname, area, route) => {
  expect(errorPlace('1.0.0-0123456789', pathname)).toMatchObject({ release: '1.0.0-0123456789', area, route });
});

test('names the version of the area that the page loads', () => {
  const version = '1.0.1-0a1b2c3d4e';
  const areas = workspaceAreas();
  for (const area of Object.values(areas)) if (area.area === 'recordings') area.version = version;
  setRegistry({ areas });
  expect(errorPlace('1', '/sound-recordings')).toMatchObject({ area: 'recordings', area_version: version });
  expect(errorPlace('1', '/dashboard').area_version).toBeUndefined();
});
