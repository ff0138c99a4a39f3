import { expect, test } from '@jest/globals';
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
