import { expect, test } from '@jest/globals';
import { readSigner } from './sign-record.ts';

test.each(['', 'cpk_01234567_', 'cpk_01234567_AAAA', 'cpd_01234567_AAAA'])('refuses the secret %j', (secret) => {
  expect(() => readSigner(secret)).toThrow('DEPLOY_KEY isn’t a key');
});
