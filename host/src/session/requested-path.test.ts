import { beforeEach, describe, expect, test } from '@jest/globals';
import { consumeRequestedPath, saveRequestedPath } from './requested-path.ts';

beforeEach(() => sessionStorage.clear());

describe('the asked path', () => {
  test('is used once', () => {
    saveRequestedPath('/music-composition?page=2');
    expect(consumeRequestedPath()).toBe('/music-composition?page=2');
    expect(consumeRequestedPath()).toBeNull();
  });

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
  ])('is not followed to another origin: %j', (path) => {
    saveRequestedPath(path);
    expect(consumeRequestedPath()).toBeNull();
  });
});
