import { discardNotificationMail } from 'api/home/mail/notification-mail-repository.ts';
import { createPasswordHasher } from 'api/members/account/password-hasher.ts';
import { inTransaction } from 'api/platform/db/transaction.ts';
import type { Services } from 'api/platform/services.ts';
import { DEMO_SIGN_INS } from './demo-data.ts';
import { hasAccounts, waitForOtherSeed } from './demo-repository.ts';
import { seedCaseDocuments } from './seed-case-documents.ts';
import { seedCases } from './seed-cases.ts';
import { seedChanges } from './seed-changes.ts';
import { seedIsni } from './seed-isni.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedCast } from './seed-parties.ts';
import { seedRecordings } from './seed-recordings.ts';
import { seedWorks } from './seed-works.ts';

/** Seeds a year of history up to `now` in one transaction, only without accounts; returns whether it did. */
export async function seedDemo({ db, ...store }: Pick<Services, 'db' | 'env' | 'files'>, now: Date): Promise<boolean> {
  if (await hasAccounts(db)) return false;
  const passwords = createPasswordHasher();
  const hashes = new Map<string, string>();
  for (const { email, password } of DEMO_SIGN_INS) hashes.set(email, await passwords.hash(password));
  return inTransaction(db, async (tx) => {
    await waitForOtherSeed(tx);
    if (await hasAccounts(tx)) return false;
    const cast = await seedCast(tx, hashes, now);
    const composition = await seedWorks(tx, cast);
    await seedChanges(tx, cast, composition);
    await seedRecordings(tx, cast, composition);
    await seedCases(tx, cast, composition);
    await seedCaseDocuments(tx, cast, store);
    await seedIsni(tx, cast);
    await seedNotifications(tx, now);
    // Past events aren't mailed.
    await discardNotificationMail(tx);
    return true;
  });
}
