import { expect, test } from '@jest/globals';
import { type AreaRoute, routeTitle } from './area.ts';

const ROUTE = { path: '/signup', access: 'public', load: () => Promise.reject(new Error('not loaded')) } as const;

test.each<AreaRoute['title']>(['Join', () => 'Join'])('reads a title that is a text or a message', (title) => {
  expect(routeTitle({ ...ROUTE, title })).toBe('Join');
});
