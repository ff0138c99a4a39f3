import { expect, test } from '@jest/globals';
import { createQuestionStore } from './question-store.ts';

test('shares one dialog between concurrent calls', async () => {
  const { open, settle } = createQuestionStore().getState();
  const answers = Promise.all([open(), open()]);
  settle(false);
  await expect(answers).resolves.toEqual([false, false]);
});
