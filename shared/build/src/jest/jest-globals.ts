import type * as Jest from '@jest/globals';

/** Replaces `@jest/globals`, which refuses to load outside jest's own runner. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } =
  globalThis as unknown as typeof Jest;
