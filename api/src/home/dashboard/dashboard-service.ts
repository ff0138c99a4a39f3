import { may } from '@counterpoint/domain/permissions';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { ISNI_QUESTIONS, type IsniQuestion, RECORDING_COUNTS, WORK_COUNTS } from '@counterpoint/domain/states';
import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { countListed } from '../../catalogue/entry/list/list-repository.ts';
import { listRepresentedConfirmations } from '../../catalogue/representation/awaiting-service.ts';
import { countCases } from '../../disputes/case-list-repository.ts';
import { countProposals } from '../../members/mandates/mandate-repository.ts';
import { readIsni } from '../../parties/identifiers/isni-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
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

/** Counts what the person can answer on the page for mandates, which belongs to the account. */
async function readMandateTasks(db: Database, actor: Actor, day: string): Promise<Dashboard['mandates']> {
  const answersForOthers = may(actor, 'account:read') && may(actor, 'catalogue:change');
  const [proposed, confirmations] = await Promise.all([
    may(actor, 'people:change') ? countProposals(db, { memberId: actor.memberId, day }) : 0,
    answersForOthers ? listRepresentedConfirmations(db, { actor, day }) : [],
  ]);
  return { proposed, to_confirm: confirmations.length };
}

/** Returns null for a person who can't answer. */
async function readIsniQuestion(db: Database, actor: Actor): Promise<IsniQuestion | null> {
  if (!may(actor, 'account:change')) return null;
  const isni = await readIsni(db, actor.partyId);
  return ISNI_QUESTIONS.find((question) => question === isni?.status) ?? null;
}
