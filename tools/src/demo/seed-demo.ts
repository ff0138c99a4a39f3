import { isniContent } from '@counterpoint/domain/schemas/parties';
import { draftOf as draftOfDetails } from '@counterpoint/domain/schemas/works';
import { contestRevision } from 'api/catalogue/entry/confirmation/confirmation-service.ts';
import { openEntry } from 'api/catalogue/entry/open-entry.ts';
import { beginAmendment, submitAmendment } from 'api/catalogue/entry/revisions/amendment-service.ts';
import { claimShare } from 'api/catalogue/works/claims/claim-service.ts';
import { changeOfWork, WORK } from 'api/catalogue/works/work-definition.ts';
import { discardNotificationMail } from 'api/home/mail/mail-repository.ts';
import { markAllRead } from 'api/home/notifications/notification-repository.ts';
import { JOB_HANDLERS } from 'api/main/wiring.ts';
import { createPasswordHasher } from 'api/members/account/password-hasher.ts';
import { createApplication, submitApplication } from 'api/parties/identifiers/isni-application-service.ts';
import { offerRecords, requestInformation, reviewApplication } from 'api/parties/identifiers/isni-decisions.ts';
import { inTransaction, type Tx } from 'api/platform/db/transaction.ts';
import { lockDueJob, markDone } from 'api/platform/jobs/job-repository.ts';
import { JOB_TYPES } from 'api/platform/jobs/job-tables.ts';
import type { Services } from 'api/platform/services.ts';
import {
  DEMO_CHANGES,
  DEMO_ISNI_APPLICATIONS,
  DEMO_SIGN_INS,
  type DemoChange,
  type DemoIsniApplication,
  type DemoIsniRecord,
  daysBefore,
} from './demo-data.ts';
import { hasAccounts, waitForOtherSeed } from './demo-repository.ts';
import { seedCaseDocuments } from './seed-case-documents.ts';
import { seedCases } from './seed-cases.ts';
import { type Cast, requireKnown, seedCast } from './seed-parties.ts';
import { seedRecordings } from './seed-recordings.ts';
import { draftOf, hundredths, seedWorks } from './seed-works.ts';
import { syntheticIsni } from './synthetic-codes.ts';

/** Seeds a year of history up to `now` in one transaction, only without accounts; returns whether it did. */
export async function seedDemo({ db, ...store }: Pick<Services, 'db' | 'env' | 'files'>, now: Date): Promise<boolean> {
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
    await seedRecordings(tx, cast, composition);
    await seedCases(tx, cast, composition);
    await seedCaseDocuments(tx, cast, store);
    await seedIsni(tx, cast);
    await seedNotifications(tx, now);
    // Past events aren't mailed.
    await discardNotificationMail(tx);
    return true;
  });
}

/** Older notifications count as read. */
const LAST_READ_DAYS_AGO = 5.5;

const TYPES = JOB_TYPES.filter((type) => type !== 'notification_mail');

/** Runs the jobs due since then, each at its time, and marks older notifications as read. */
async function seedNotifications(tx: Tx, now: Date): Promise<void> {
  for (let job = await lockDueJob(tx, now, TYPES); job; job = await lockDueJob(tx, now, TYPES)) {
    await JOB_HANDLERS[job.type](tx, job, job.run_at);
    await markDone(tx, job.id, job.run_at);
  }
  await markAllRead(tx, daysBefore(now, LAST_READ_DAYS_AGO));
}

const STAFF = 'Esi Kyei';

async function seedIsni(tx: Tx, cast: Cast): Promise<void> {
  for (const application of DEMO_ISNI_APPLICATIONS) {
    const { reviewedDaysAgo, decidedDaysAgo, records, question } = application;
    const id = await submit(tx, cast, application);
    const decisionAt = (daysAgo: number) => ({ id, staff: STAFF, at: daysBefore(cast.now, daysAgo) });
    if (reviewedDaysAgo !== undefined) await reviewApplication(tx, decisionAt(reviewedDaysAgo));
    if (question !== undefined) await requestInformation(tx, decisionAt(decidedDaysAgo), question);
    if (records) await offerRecords(tx, decisionAt(decidedDaysAgo), records.map(candidateOf));
  }
}

async function submit(tx: Tx, { members, now }: Cast, { by, content, daysAgo }: DemoIsniApplication): Promise<string> {
  const actor = members[by];
  const begun = { actor, at: daysBefore(now, daysAgo + 1) };
  const { id, version } = await createApplication(tx, begun, { ...isniContent.parse({}), ...content });
  await submitApplication(tx, { actor, at: daysBefore(now, daysAgo) }, { target: { id, version }, hasAgency: false });
  return id;
}

function candidateOf({ number, name, details, dates }: DemoIsniRecord) {
  return { isni: syntheticIsni(number), ppn: null, name, dates, details, sources: ['VIAF'], score: null };
}

async function seedChanges(tx: Tx, cast: Cast, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const change of DEMO_CHANGES) {
    await seedChange(tx, cast, { ...change, id: requireKnown(ids.get(change.title), change.title) });
  }
}

async function seedChange(tx: Tx, cast: Cast, change: DemoChange & { readonly id: string }): Promise<void> {
  const { id } = change;
  const act = { actor: cast.members[change.by], at: daysBefore(cast.now, change.daysAgo) };
  const opened = changeOfWork(tx, act);
  const target = await openEntry(WORK, tx, { id, viewer: act.actor });
  switch (change.kind) {
    case 'contested': {
      const contestation = { reason: change.reason, shares: sharesOf(change.shares) };
      await contestRevision(opened, target, contestation);
      return;
    }
    case 'claimed': {
      const claim = { role: 'A' as const, shares: sharesOf(change.shares), statement: change.statement };
      await claimShare(opened, { id, version: null }, claim);
      return;
    }
    case 'amended': {
      const { writers, publishers } = draftOf(cast, { title: change.title, ...change.to }, 0);
      const saved = await beginAmendment(opened, target, { ...draftOfDetails(target), writers, publishers });
      await submitAmendment(opened, saved, change.note);
    }
  }
}

function sharesOf([pr, mr]: readonly [number, number]) {
  return { pr: hundredths(pr), mr: hundredths(mr), sr: 0 };
}
