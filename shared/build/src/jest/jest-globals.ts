import type * as Jest from '@jest/globals';

/**
 * Replaces `@jest/globals`, which refuses to load outside jest's own runner. The cast is safe because the runner sets these
 * globals, with those types, before it loads a test; TypeScript doesn't know of them.
 */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } =
  globalThis as unknown as typeof Jest;
