import { createPasswordHasher } from '../account/password-hasher.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import { hasAccounts, waitForOtherSeed } from './demo-repository.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.ts';
import { seedChanges } from './seed-changes.ts';
import { seedIsni } from './seed-isni.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOppositions } from './seed-oppositions.ts';
import { seedCast } from './seed-parties.ts';
import { seedRecordings } from './seed-recordings.ts';
import { seedWorks } from './seed-works.ts';

/**
 * Puts the demo's members, works, recordings and cases in, told from `now` back over a year. Only into a database that
 * nobody has an account in, in one transaction; says whether it did.
 */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
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
    const recording = await seedRecordings(tx, cast, composition);
    await seedOppositions(tx, cast, { composition, recording });
    await seedIsni(tx, cast);
    await seedNotifications(tx, now);
    return true;
  });
}
