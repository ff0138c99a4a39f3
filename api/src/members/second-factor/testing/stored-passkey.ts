import { newId } from '../../../platform/db/new-id.ts';
import type { TestApi, TestMember } from '../../../testing/test-api.ts';

/** A passkey that nobody can use, for tests that only need one to be there. */
export async function storePasskey(api: TestApi, { accountId }: Pick<TestMember, 'accountId'>): Promise<void> {
  await api.db
    .insertInto('passkey')
    .values({
      id: newId(),
      account_id: accountId,
      credential_id: newId(),
      public_key: Buffer.from('none'),
      sign_count: 0,
      transports: [],
      name: 'Laptop',
      created_at: api.clock.now(),
    })
    .execute();
}
