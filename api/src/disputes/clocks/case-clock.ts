import { responseDaysOf } from '../../platform/config/response-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type NewJob, scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';

const DAY_MS = 86_400_000;

/** Reminders in days before a deadline (ADR 34). */
export const CASE_REMINDERS_DAYS = [30, 14, 3] as const;

/** The end of the time to respond in a case about a work or recording. */
export function responseDeadline(tx: Tx, { type }: Pick<StoredCase['object'], 'type'>, at: Date): Date {
  const days = type === 'composition' ? 'WORK_RESPONSE_DAYS' : 'RECORDING_RESPONSE_DAYS';
  return calendarOf(tx).responseDeadline(at, responseDaysOf(tx)[days]);
}

export interface CaseDeadline {
  readonly what: 'response' | 'evidence';
  readonly by: Date;
}

/**
 * Schedules reminders and the deadline. They need no cancellation: jobs of a deadline that has moved do nothing, and
 * neither do those of one for which it has been done.
 */
export async function scheduleCaseClock(
  tx: Tx,
  caseId: string,
  { what, by, at }: CaseDeadline & { readonly at: Date },
): Promise<void> {
  const details = { what, by: by.toISOString() };
  const reminders = CASE_REMINDERS_DAYS.map((days): NewJob => {
    const runAt = new Date(by.getTime() - days * DAY_MS);
    return { type: 'case_reminder', subjectId: caseId, details: { ...details, days }, runAt };
  });
  const end: NewJob = { type: 'case_end', subjectId: caseId, details, runAt: by };
  await scheduleJobs(tx, [...reminders.filter(({ runAt }) => runAt > at), end]);
}
