import type { Dashboard } from '@counterpoint/domain/schemas';
import { countWorks } from '../compositions/composition-list-repository.ts';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { countCases } from '../oppositions/opposition-repository.ts';
import { countRecordings } from '../recordings/recording-repository.ts';
import { readAttention } from './attention-repository.ts';

/** The member's dashboard, in four statements. */
export async function readDashboard(db: Database, actor: Act['actor']): Promise<Dashboard> {
  const everything = { ...actor, tsquery: null };
  const [compositions, recordings, oppositions, attention] = await Promise.all([
    countWorks(db, everything),
    countRecordings(db, everything),
    countCases(db, everything),
    readAttention(db, actor),
  ]);
  return { compositions, recordings, oppositions, attention };
}
