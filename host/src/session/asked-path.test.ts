import { beforeEach, describe, expect, test } from '@jest/globals';
import { keepAskedPath, takeAskedPath } from './asked-path.ts';

beforeEach(() => sessionStorage.clear());

describe('the asked path', () => {
  test('comes back once', () => {
    keepAskedPath('/music-composition?page=2');
    expect(takeAskedPath()).toBe('/music-composition?page=2');
    expect(takeAskedPath()).toBeNull();
  });

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
  ])('is not followed to another origin: %j', (path) => {
    keepAskedPath(path);
    expect(takeAskedPath()).toBeNull();
  });
});
