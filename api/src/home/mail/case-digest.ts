import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { pageOfCases } from '../../disputes/case-repository.ts';
import { readCaseRows } from '../../disputes/list/case-rows.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DueJob, scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail-repository.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { asSentence, howToChoose, linkToCase } from './case-mails.ts';
import { hasDigestJob, markDigested, readDigestReader, readToldSince } from './mail-choice-repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONDAY = 1;
/** From eight in the morning until 23:59. */
const MORNING_TO_END_MS = (15 * 60 + 59) * MINUTE_MS;
/** A mail of more is read by nobody. */
const MOST_TOLD = 30;

/** The next Monday at eight in the morning, in the society's zone. */
export function nextDigestAt(at: Date, calendar: SocietyCalendar): Date {
  for (let days = 0; ; days += 1) {
    const day = calendar.dayOf(new Date(at.getTime() + days * DAY_MS));
    const morning = new Date(calendar.endOfDay(day).getTime() - MORNING_TO_END_MS);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY && morning > at) return morning;
  }
}

/** Sees to the next digest of a member; one that is on its way already is enough. */
export async function scheduleDigest(tx: Tx, memberId: string, at: Date): Promise<void> {
  if (await hasDigestJob(tx, memberId)) return;
  const runAt = nextDigestAt(at, calendarOf(tx));
  await scheduleJobs(tx, [{ type: 'case_digest', subjectId: memberId, details: {}, runAt }]);
}

/**
 * Writes what waits for a member and what happened since the last digest; nothing where there is nothing to say. The mail,
 * the next one and the end of this job are one transaction: a process that dies in between sends none of it twice.
 */
export async function writeDigest(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const memberId = job.subject_id;
  const reader = await readDigestReader(tx, memberId);
  if (!reader) return;
  const runAt = nextDigestAt(at, calendarOf(tx));
  await scheduleJobs(tx, [{ type: 'case_digest', subjectId: memberId, details: {}, runAt }]);
  const since = reader.lastAt ?? new Date(at.getTime() - 7 * DAY_MS);
  await markDigested(tx, memberId, at);
  const waiting = await waitingFor(tx, reader.partyId, at);
  const told = await readToldSince(tx, memberId, since);
  if (waiting.length === 0 && told.length === 0) return;
  const paragraphs = [...waitingInWords(tx, waiting), ...toldInWords(told), ...howToChoose(tx, 'weekly')];
  for (const email of reader.emails) await queueMail(tx, letter(email, subjectOf(waiting.length), ...paragraphs));
}

async function waitingFor(tx: Tx, partyId: string, at: Date): Promise<CaseRow[]> {
  const scope = { partyId, at, found: null };
  const page = { filter: 'needs_answer', sort: 'turn', page: 1, per_page: MOST_TOLD } as const;
  const listed = await readCaseRows(tx, scope, await pageOfCases(tx, scope, page));
  return listed.map(({ row }) => row);
}

function subjectOf(waiting: number): string {
  if (waiting === 0) return 'Your cases this week';
  return waiting === 1 ? 'One case waits for you' : `${waiting} cases wait for you`;
}

function waitingInWords(tx: Tx, rows: readonly CaseRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ id, number, object_title, respond_by }) => {
    const until = respond_by ? `, until ${calendarOf(tx).formatDay(new Date(respond_by))}` : '';
    return `${number}, “${object_title}”${until}:\n${linkToCase(tx, id)}`;
  });
  return ['What waits for you:', ...lines];
}

function toldInWords(told: readonly { readonly title: string; readonly message: string }[]): string[] {
  if (told.length === 0) return [];
  const lines = told.slice(-MOST_TOLD).map(({ title, message }) => `- ${title}. ${asSentence(message)}`);
  const left = told.length - lines.length;
  return ['What happened since:', lines.join('\n'), ...(left > 0 ? [`And ${left} more, in the portal.`] : [])];
}
