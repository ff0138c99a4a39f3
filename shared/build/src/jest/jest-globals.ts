import type * as Jest from '@jest/globals';

/** What `@jest/globals` exports, for tests that run in Node itself, where that package refuses to load. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } =
  // The runner has set them before it loads a test.
  globalThis as unknown as typeof Jest;
