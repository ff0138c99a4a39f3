/** Replaces `@jest/globals`, which refuses to load outside jest's own runner. The runner sets these before it loads a test. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis;
