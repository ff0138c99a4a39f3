import { expect, test } from '@jest/globals';
import { createSignInAgainStore } from './sign-in-again-store.ts';

test('two calls that ask at once wait for one answer', async () => {
  const { ask, settle } = createSignInAgainStore().getState();
  const answers = Promise.all([ask(), ask()]);
  settle(false);
  await expect(answers).resolves.toEqual([false, false]);
});
