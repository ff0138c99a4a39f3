import { recordCandidatesOfWork } from '../catalogue/duplicates/duplicate-service.ts';
import { recheckPending } from '../catalogue/entry/confirmation/confirmation-repository.ts';
import { endConfirmation, remindToConfirm } from '../catalogue/entry/confirmation/confirmation-service.ts';
import { countDrafts } from '../catalogue/entry/list/list-repository.ts';
import {
  indexLinked,
  indexRecordingsOfParty,
  linkActivated,
  showChange,
  updateEntriesOfParty,
} from '../catalogue/entry-subscribers.ts';
import { RECORDING } from '../catalogue/recordings/recording-definition.ts';
import {
  inviteToConfirmChange,
  sendLinksToChange,
  withdrawChangeInvitations,
} from '../catalogue/works/invitations/change-invitations.ts';
import { mailCaseOutcome } from '../catalogue/works/invitations/mail-outcome.ts';
import { requestNewConfirmation } from '../catalogue/works/revisions/request-new-confirmation.ts';
import { WORK } from '../catalogue/works/work-definition.ts';
import { endCaseTime, remindOfCase } from '../disputes/clocks/case-deadline.ts';
import { extendContested } from '../disputes/contests/contest-service.ts';
import { DISPUTE_PORT } from '../disputes/dispute-port.ts';
import { countDraftCases } from '../disputes/filing/filing-repository.ts';
import { rejectCasesOfWithdrawn } from '../disputes/filing/withdrawal-service.ts';
import { updateOverlapCases } from '../disputes/overlaps/update-overlap-cases.ts';
import { requestMerge } from '../disputes/resolution/agreed-duplicate.ts';
import {
  updateCasesOfOutcome,
  updateCasesOfRevision,
  updateCasesOfRights,
} from '../disputes/resolution/changed-registration.ts';
import { mailNotifications } from '../home/mail/mail-notifications.ts';
import { NOTIFICATION_SUBSCRIPTIONS } from '../home/notifications/subscriptions.ts';
import { activateLines } from '../interchange/cwr/cwr-repository.ts';
import { endImportConfirmation, remindOfImport } from '../interchange/imports/import-deadline.ts';
import { countOpenImports } from '../interchange/imports/import-repository.ts';
import { countAddedParties } from '../parties/composers/composer-repository.ts';
import type { Env } from '../platform/config/env.ts';
import type { Database, Tx } from '../platform/db/transaction.ts';
import type { Wiring } from '../platform/db/wiring.ts';
import type { Subscribers } from '../platform/events/events.ts';
import { bytesOfMember } from '../platform/files/file-repository.ts';
import type { JobHandlers } from '../platform/jobs/job-runner.ts';
import { SocietyCalendar } from '../platform/time/society-calendar.ts';

const SUBSCRIBERS: Subscribers = {
  ...NOTIFICATION_SUBSCRIPTIONS,
  'confirmation.requested': runInOrder(NOTIFICATION_SUBSCRIPTIONS['confirmation.requested'], inviteToConfirmChange),
  'confirmation.reminder_due': runInOrder(NOTIFICATION_SUBSCRIPTIONS['confirmation.reminder_due'], sendLinksToChange),
  'entry.recalled': runInOrder(NOTIFICATION_SUBSCRIPTIONS['entry.recalled'], withdrawChangeInvitations),
  'amendment.returned': runInOrder(NOTIFICATION_SUBSCRIPTIONS['amendment.returned'], withdrawChangeInvitations),
  'revision.lapsed': runInOrder(NOTIFICATION_SUBSCRIPTIONS['revision.lapsed'], withdrawChangeInvitations),
  'case.resolved': runInOrder(
    NOTIFICATION_SUBSCRIPTIONS['case.resolved'],
    extendContested,
    updateCasesOfOutcome,
    requestMerge,
  ),
  'entry.changed': showChange,
  'entry.withdrawn': runInOrder(NOTIFICATION_SUBSCRIPTIONS['entry.withdrawn'], indexLinked, rejectCasesOfWithdrawn),
  'entry.submitted': recordCandidatesOfWork,
  'holds.released': recheckPending,
  'revision.activated': runInOrder(linkActivated, activateLines, updateCasesOfRevision),
  'party.changed': updateEntriesOfParty,
  'party.isni_assigned': indexRecordingsOfParty,
  'recording.rights_changed': runInOrder(updateOverlapCases, updateCasesOfRights),
  'work.amendment_changed_by_case': requestNewConfirmation,
  'work.changed_by_case': mailCaseOutcome,
};

function runInOrder<Event>(...subscribers: readonly ((tx: Tx, event: Event) => Promise<unknown>)[]) {
  return async (tx: Tx, event: Event): Promise<void> => {
    for (const subscriber of subscribers) await subscriber(tx, event);
  };
}

export const JOB_HANDLERS: JobHandlers = {
  confirmation_reminder: (tx, job, at) => remindToConfirm({ entry: WORK, tx, at }, job),
  confirmation_end: (tx, job, at) => endConfirmation({ entry: WORK, tx, at }, job),
  recording_confirmation_reminder: (tx, job, at) => remindToConfirm({ entry: RECORDING, tx, at }, job),
  recording_confirmation_end: (tx, job, at) => endConfirmation({ entry: RECORDING, tx, at }, job),
  import_confirmation_reminder: remindOfImport,
  import_confirmation_end: endImportConfirmation,
  case_reminder: remindOfCase,
  case_end: endCaseTime,
  notification_mail: mailNotifications,
};

export function portalWiring(env: Env): Wiring {
  return {
    subscribers: SUBSCRIBERS,
    jobHandlers: JOB_HANDLERS,
    disputes: DISPUTE_PORT,
    responseDays: env,
    calendar: new SocietyCalendar(env.SOCIETY_TIME_ZONE, env.HOLIDAYS),
    portalAddress: env.PUBLIC_URL,
    limits: limitsOf(env),
  };
}

async function countAllDrafts(db: Database, memberId: string): Promise<number> {
  return (await countDrafts(db, memberId)) + (await countDraftCases(db, memberId));
}

function limitsOf(env: Env): Wiring['limits'] {
  return {
    storage: { most: env.MEMBER_STORAGE_MB * 1_000_000, count: bytesOfMember },
    open_imports: { most: env.MEMBER_OPEN_IMPORTS, count: countOpenImports },
    drafts: { most: env.MEMBER_DRAFTS, count: countAllDrafts },
    parties: { most: env.MEMBER_PARTIES, count: countAddedParties },
  };
}
