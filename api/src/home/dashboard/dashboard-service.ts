import { may } from '@counterpoint/domain/permissions';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { RECORDING_COUNTS, WORK_COUNTS } from '@counterpoint/domain/states';
import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { countListed } from '../../catalogue/entry/list/list-repository.ts';
import { countCases } from '../../disputes/case-list-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { readIsniQuestion, readMandateTasks } from './account-tasks.ts';
import { readActivity } from './activity-repository.ts';
import { readAttention } from './attention-repository.ts';
import { readConfirmations, readRegistrations } from './progress-repository.ts';

interface Setting {
  readonly now: Date;
  readonly timeZone: string;
}

const WORKS_LISTED = [...WORK_COUNTS, 'society_rejected', 'society_conflict'] as const;

export async function readDashboard(db: Database, actor: Actor, setting: Setting): Promise<Dashboard> {
  const everything = { ...actor, found: null };
  const [works, recordings, oppositions, attention, mandates, isni_question, registrations, activity, confirmations] =
    await Promise.all([
      may(actor, 'compositions:read') ? countListed(db, WORKS, { ...everything, filters: WORKS_LISTED }) : null,
      may(actor, 'recordings:read') ? countListed(db, RECORDINGS, { ...everything, filters: RECORDING_COUNTS }) : null,
      may(actor, 'disputes:read') ? countCases(db, { ...everything, at: setting.now }) : null,
      readAttention(db, actor, setting.now),
      readMandateTasks(db, actor, calendarOf(db).dayOf(setting.now)),
      readIsniQuestion(db, actor),
      readRegistrations(db, actor, setting),
      readActivity(db, actor),
      readConfirmations(db, actor),
    ]);
  const entries = { ...splitCounts(works), recordings, oppositions };
  return { ...entries, ...attention, mandates, isni_question, registrations, activity, confirmations };
}

function splitCounts(works: Record<(typeof WORKS_LISTED)[number], number> | null) {
  if (!works) return { compositions: null, listed_counts: {} };
  const { society_rejected, society_conflict, ...compositions } = works;
  const listed_counts = { missing_ipi: compositions.registered_incomplete, society_rejected, society_conflict };
  return { compositions, listed_counts };
}
