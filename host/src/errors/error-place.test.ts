import { beforeEach, expect, test } from '@jest/globals';
import { setRegistry, setRunning } from '../areas/registry-store.ts';
import { aDeployedArea, workspaceAreas } from '../testing/deployed-areas.ts';
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

test('names the area whose code threw, even if the member has left its page', () => {
  setRunning(aDeployedArea({ version: '1.0.1-0a1b2c3d4e' }));
  const error = new Error('Thrown by a cleanup.');
  error.stack = `Error: ${error.message}
    at cleanUp (https://portal.example/r/royalties/1.0.1-0a1b2c3d4e/240.js:1:1067)
    at unmount (https://portal.example/r/host/1.0.0-0123456789/react.79b7a825d6.js:17:87301)`;
  expect(errorPlace('1', '/sound-recordings', error)).toMatchObject({
    area: 'royalties',
    area_version: '1.0.1-0a1b2c3d4e',
    route: '*',
  });
});
