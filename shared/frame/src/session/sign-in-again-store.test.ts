import { expect, test } from '@jest/globals';
import { createSignInAgainStore } from './sign-in-again-store.ts';

test('shares one dialog between concurrent calls', async () => {
  const { open, settle } = createSignInAgainStore().getState();
  const answers = Promise.all([open(), open()]);
  settle(false);
  await expect(answers).resolves.toEqual([false, false]);
});
