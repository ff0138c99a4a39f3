import { newId } from '../../../platform/db/new-id.ts';
import type { TestApi, TestMember } from '../../../testing/test-api.ts';
import { insertCwrFile } from '../cwr-file-repository.ts';

/** A CWR file of a member whose contents were deleted. */
export async function storeCwrFile({ db, clock }: TestApi, { memberId }: TestMember): Promise<string> {
  const id = newId();
  const about = { file_name: 'CW260001ABC_052.V21', version: '2.1', receiver: '052', works: 1, bytes: 1 } as const;
  const file = { id, ...about, losses: [], faults: [], created_at: clock.now().toISOString() };
  await db
    .transaction()
    .execute((tx) => insertCwrFile(tx, file, { member_id: memberId, year: 2026, sequence: 1, contents: 'gone' }));
  return id;
}
