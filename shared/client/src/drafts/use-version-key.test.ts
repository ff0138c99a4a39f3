import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useVersionKey } from './index.ts';

test('a version that is handed in again carries the same key, and another version another one', () => {
  const { result, rerender } = renderHook(() => useVersionKey());
  const first = result.current(3);
  rerender();
  expect(result.current(3)).toBe(first);
  expect(result.current(4)).not.toBe(first);
});
