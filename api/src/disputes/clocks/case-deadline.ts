import { ESCALATES_BY_DEFAULT, moveCase } from '@counterpoint/domain/cases';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { caseFactsOf, silentIn } from '../case/case-facts.ts';
import { hasCaseEvent } from '../case/case-parts-repository.ts';
import { endUnchanged, moveStored, publishCaseChange, recordCaseEvent } from '../case/move-stored.ts';
import {
  claimantsOf,
  lockCase,
  membersAmong,
  readStoredCases,
  respondentsOf,
  type StoredCase,
  type StoredParty,
} from '../case/stored-case-repository.ts';
import { returnWithEvidence } from '../evidence/return-with-evidence.ts';
import { CASE_REMINDERS_DAYS, type CaseDeadline } from './case-clock.ts';

const DAY_MS = 86_400_000;
const details = z.object({
  what: z.enum(['response', 'evidence']),
  by: z.string(),
  days: z.optional(z.int()),
});

/** A late reminder is skipped if the next one is due. */
export async function remindOfCase(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const { what, days = 0, ...rest } = details.parse(job.details);
  const by = new Date(rest.by);
  const stored = await lockCaseOf(tx, job);
  if (!stored || by <= at || isNextDue({ by, days, at })) return;
  const awaited = awaitedBy(stored, { what, by });
  if (awaited.length === 0 || (await hasCaseEvent(tx, stored.id, { type: 'reminded', by, days }))) return;
  const memberIds = membersAmong(awaited);
  await publishEvent(tx, 'case.reminder_due', { caseId: stored.id, act: { actor: null, at }, memberIds, by, what });
  const payload = { by: by.toISOString(), days, party_ids: awaited.map(({ party_id }) => party_id) };
  await recordCaseEvent(tx, { actor: null, at }, { stored, type: 'reminded', state: stored.state, payload });
}

/** The kind of case decides the effect of no response (ADR 34). */
export async function endCaseTime(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const { what, ...rest } = details.parse(job.details);
  const by = new Date(rest.by);
  const stored = await lockCaseOf(tx, job);
  if (!stored) return;
  const ending = { act: { actor: null, at }, stored };
  if (what === 'response') await endResponseTime(tx, ending);
  else if (awaitedBy(stored, { what, by }).length > 0) await endEvidenceTime(tx, ending);
}

/** Returns null if the case no longer exists. */
async function lockCaseOf(tx: Tx, { subject_id }: DueJob): Promise<StoredCase | null> {
  const [found] = await readStoredCases(tx, [subject_id]);
  return found ? lockCase(tx, found.id) : null;
}

interface DeadlineContext {
  readonly act: AnyAct;
  readonly stored: StoredCase;
}

/** Without documents the case lapses; otherwise staff decide on its admission. */
async function endEvidenceTime(tx: Tx, { act, stored }: DeadlineContext): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  const move = { act: 'lapse', by: 'clock' } as const;
  if (!moveCase(stored.state, move, facts).isDone) {
    await returnWithEvidence(tx, stored.id, act.at);
    return publishCaseChange(tx, act, { id: stored.id, action: 'opposition.evidence_end' });
  }
  await endUnchanged(tx, act, { stored, ...move, resolution: 'lapsed', text: null });
  await publishEvent(tx, 'case.lapsed', { caseId: stored.id, act });
}

/** Staff confirm the default, except for kinds in which silence proves nothing: those escalate. */
async function endResponseTime(tx: Tx, { act, stored }: DeadlineContext): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  // A party has an extension; the case is checked again at their deadline, even if they have answered by then.
  if (stored.state !== 'awaiting_response' || !facts.isOverdue) return;
  const silent = silentIn(stored);
  const by = new Date(Math.max(...silent.map(({ respond_by }) => Number(respond_by))));
  const payload = { by: by.toISOString(), party_ids: silent.map(({ party_id }) => party_id) };
  if (ESCALATES_BY_DEFAULT.includes(stored.kind)) {
    await moveStored(tx, act, { stored, act: 'default', by: 'clock', facts, payload });
    await publishEvent(tx, 'case.defaulted', { caseId: stored.id, act });
    return;
  }
  if (await hasCaseEvent(tx, stored.id, { type: 'overdue', by })) return;
  await recordCaseEvent(tx, act, { stored, type: 'overdue', state: stored.state, payload });
  await publishEvent(tx, 'case.overdue', { caseId: stored.id, act });
}

/** Returns the parties a deadline still applies to: it may have been moved, met or become irrelevant. */
function awaitedBy(stored: StoredCase, { what, by }: CaseDeadline): StoredParty[] {
  const isSame = (day: Date | null) => day?.getTime() === by.getTime();
  if (what === 'evidence')
    return stored.state === 'awaiting_claimant_evidence' && isSame(stored.evidence_by) ? claimantsOf(stored) : [];
  if (stored.state !== 'awaiting_response') return [];
  return respondentsOf(stored).filter(({ answered_at, respond_by }) => answered_at === null && isSame(respond_by));
}

function isNextDue({ by, days, at }: { readonly by: Date; readonly days: number; readonly at: Date }): boolean {
  return CASE_REMINDERS_DAYS.some((next) => next < days && by.getTime() - next * DAY_MS <= at.getTime());
}
