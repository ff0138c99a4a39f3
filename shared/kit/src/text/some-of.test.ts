import { expect, test } from '@jest/globals';
import { someOf } from './some-of.ts';

test.each([
  [['Ama'], 'Ama'],
  [['Ama', 'Kofi'], 'Ama and Kofi'],
  [['Ama', 'Kofi', 'Efua', 'Yaw'], 'Ama, Kofi, Efua and Yaw'],
  [['Ama', 'Kofi', 'Efua', 'Yaw', 'Esi'], 'Ama, Kofi, Efua and 2 others'],
])('formats %j as %j', (names, text) => {
  expect(someOf(names)).toBe(text);
});
