import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { inLanguage } from '@counterpoint/messages/node';
import { pageOfCases } from '../../disputes/case-list-repository.ts';
import { readCaseRows } from '../../disputes/list/case-rows.ts';
import * as text from '../../messages/case-mail.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DueJob, scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import type { RenderedNotice } from '../notifications/notices/notice-text.ts';
import { listCaseNotificationsSince } from '../notifications/notification-repository.ts';
import { asSentence, choiceNote, linkToCase } from './case-mails.ts';
import { hasDigestJob, markDigested, readDigestChoice } from './mail-choice-repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONDAY = 1;
/** From 08:00 to 23:59. */
const MORNING_TO_END_MS = (15 * 60 + 59) * MINUTE_MS;
const MOST_ITEMS = 30;

/** Monday at 08:00 in the society's time zone. */
export function nextDigestAt(at: Date, calendar: SocietyCalendar): Date {
  for (let days = 0; ; days += 1) {
    const day = calendar.dayOf(new Date(at.getTime() + days * DAY_MS));
    const morning = new Date(calendar.endOfDay(day).getTime() - MORNING_TO_END_MS);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY && morning > at) return morning;
  }
}

export async function scheduleDigest(tx: Tx, memberId: string, at: Date): Promise<void> {
  if (await hasDigestJob(tx, memberId)) return;
  const runAt = nextDigestAt(at, calendarOf(tx));
  await scheduleJobs(tx, [{ type: 'case_digest', subjectId: memberId, details: {}, runAt }]);
}

/** Mail, next digest and job completion are one transaction, so that a crash never sends a digest twice. */
export async function writeDigest(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const memberId = job.subject_id;
  const chosen = await readDigestChoice(tx, memberId);
  if (!chosen) return;
  const runAt = nextDigestAt(at, calendarOf(tx));
  await scheduleJobs(tx, [{ type: 'case_digest', subjectId: memberId, details: {}, runAt }]);
  const since = chosen.lastAt ?? new Date(at.getTime() - 7 * DAY_MS);
  await markDigested(tx, memberId, at);
  const waiting = await casesAwaiting(tx, chosen.partyId, at);
  for (const { email, language } of chosen.readers)
    await inLanguage(language, async () => {
      const events = await listCaseNotificationsSince(tx, memberId, since);
      if (waiting.length === 0 && events.length === 0) return;
      const paragraphs = [...formatCases(tx, waiting), ...formatEvents(events), ...choiceNote(tx, 'weekly')];
      await queueMail(tx, letter(email, subjectOf(waiting.length), ...paragraphs));
    });
}

async function casesAwaiting(tx: Tx, partyId: string, at: Date): Promise<CaseRow[]> {
  const scope = { partyId, at, found: null };
  const page = { filter: 'needs_answer', sort: 'turn', page: 1, per_page: MOST_ITEMS } as const;
  const listed = await readCaseRows(tx, scope, await pageOfCases(tx, scope, page));
  return listed.map(({ row }) => row);
}

function subjectOf(waiting: number): string {
  return waiting === 0 ? text.weekSubject() : text.waitingSubject({ count: waiting });
}

function formatCases(tx: Tx, rows: readonly CaseRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ id, number, object_title: title, respond_by }) => {
    const line = respond_by
      ? text.waitingCaseUntil({ number, title, day: calendarOf(tx).formatDay(new Date(respond_by)) })
      : text.waitingCase({ number, title });
    return `${line}\n${linkToCase(tx, id)}`;
  });
  return [text.waiting(), ...lines];
}

function formatEvents(events: readonly RenderedNotice[]): string[] {
  if (events.length === 0) return [];
  const lines = events.slice(-MOST_ITEMS).map(({ title, message }) => `- ${title}. ${asSentence(message)}`);
  const count = events.length - lines.length;
  return [text.events(), lines.join('\n'), ...(count > 0 ? [text.moreEvents({ count })] : [])];
}
