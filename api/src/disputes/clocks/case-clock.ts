import type { Tx } from '../../platform/db/transaction.ts';
import { type NewJob, scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { hasSameJob } from './clock-repository.ts';

const DAY_MS = 86_400_000;

/** So many days before a deadline those are reminded who have not done what it is for (domain.md 3.2). */
export const CASE_REMINDERS_DAYS = [30, 14, 3] as const;

/** A deadline of a case: until when respondents can answer, or the claimant can bring documents. */
export interface CaseDeadline {
  readonly what: 'response' | 'evidence';
  readonly by: Date;
}

/**
 * Sees to what happens by the clock of a case: reminders, and the end. Nothing has to be undone when a deadline is moved
 * or an answer comes: jobs whose day nobody has any more do nothing.
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
  const jobs: NewJob[] = [];
  for (const job of [...reminders.filter(({ runAt }) => runAt > at), end])
    if (!(await hasSameJob(tx, job))) jobs.push(job);
  await scheduleJobs(tx, jobs);
}
