import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { insertAcknowledgements, openFile, readAcknowledgements } from './acknowledgement-repository.ts';

test('stores the answers of a known file once if it is read twice at a time', async () => {
  const api = await createTestApi();
  const kofi = await api.signUp({ given_name: 'Kofi' });
  const { id: workId } = await register(kofi, aDraft('River', kofi));
  const sender = { society_code: '052', society_name: 'PRS', file_created: '20260305' };
  const file = { file_name: 'CW260001052_KOF.V21', content_hash: Buffer.from('contents') };
  const received = { member_id: kofi.memberId, ...sender, ...file };
  const answer = {
    line: 3,
    submitter_number: 'K-1',
    title: 'RIVER',
    status: 'RA' as const,
    recipient_number: null,
    sent_on: null,
    processed_on: null,
    iswc: null,
    messages: [],
    conflicts: [],
  };
  const readFile = (onOpen: () => Promise<void>) =>
    inTransaction(api.db, async (tx) => {
      const file = await openFile(tx, received, api.clock.now());
      await onOpen();
      await insertAcknowledgements(tx, [{ workId, answer }], file);
    });
  await readFile(async () => undefined);
  const opened = Promise.withResolvers<void>();
  const first = readFile(async () => {
    opened.resolve();
    await pause(200);
  });
  await opened.promise;
  await Promise.all([first, readFile(async () => undefined)]);
  expect(await readAcknowledgements(api.db, workId)).toHaveLength(1);
  await api.close();
});
