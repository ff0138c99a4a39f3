import type { Dashboard } from '@counterpoint/domain/schemas';
import { RECORDING_FILTERS } from '@counterpoint/domain/states';
import { countWorks } from '../compositions/catalogue/composition-list-repository.ts';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { countCases } from '../oppositions/opposition-repository.ts';
import { RECORDINGS } from '../versioning/catalogue-kind.ts';
import { countListed } from '../versioning/list-repository.ts';
import { readActivity } from './activity-repository.ts';
import { readAttention } from './attention-repository.ts';
import { readConfirmations } from './confirmation-repository.ts';
import { readRegistrations } from './registration-repository.ts';

interface Setting {
  readonly now: Date;
  readonly timeZone: string;
}

/** The member's dashboard, in seven statements at once. */
export async function readDashboard(db: Database, actor: Act['actor'], setting: Setting): Promise<Dashboard> {
  const everything = { ...actor, found: null };
  const [compositions, recordings, oppositions, attention, registrations, activity, confirmations] = await Promise.all([
    countWorks(db, everything),
    countListed(db, RECORDINGS, { ...everything, filters: RECORDING_FILTERS }),
    countCases(db, { ...everything, at: setting.now }),
    readAttention(db, actor, setting.now),
    readRegistrations(db, actor.memberId, setting),
    readActivity(db, actor),
    readConfirmations(db, actor),
  ]);
  return { compositions, recordings, oppositions, ...attention, registrations, activity, confirmations };
}
