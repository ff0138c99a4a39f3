import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import type { TestApi, TestMember } from '../../../testing/test-api.ts';
import { blockWrites } from './block-writes.ts';
import { settled } from './send-import.ts';

/** Starts a checked import of works and stops it after a batch. */
export async function startAndStop(
  { db }: Pick<TestApi, 'db'>,
  member: TestMember,
  { id, version }: ImportDetails,
): Promise<ImportDetails> {
  const held = await blockWrites(db, 'composition_line');
  const started = await member.inject('POST', `/imports/${id}/start`, {
    headers: { 'if-match': `"${version}"` },
    payload: { as_drafts: false },
  });
  await held.oneBatch();
  const stopped = await member.inject('POST', `/imports/${id}/cancellation`, {
    headers: { 'if-match': `"${started.json().data.version}"` },
  });
  if (stopped.statusCode !== 200) throw new Error(`The import was not stopped: ${stopped.body}`);
  await held.all();
  return settled(member, id);
}
