import {
  endRecordingConfirmation,
  remindToConfirmRecording,
} from '../../catalogue/recordings/confirmation/recording-deadline.ts';
import { endConfirmation, remindToConfirm } from '../../catalogue/works/confirmation/confirmation-deadline.ts';
import { endCaseTime, remindOfCase } from '../../disputes/clocks/case-deadline.ts';
import { writeDigest } from '../../disputes/mail/case-digest.ts';
import { mailMessages } from '../../disputes/mail/case-mails.ts';
import { endImportConfirmation, remindOfImport } from '../../interchange/imports/import-deadline.ts';
import type { Tx } from '../db/transaction.ts';
import type { DueJob } from './job-repository.ts';
import type { JobType } from './job-tables.ts';

/** Does a job as it is due, in the transaction that marks it as done. What is no longer needed it leaves undone. */
export type JobHandler = (tx: Tx, job: DueJob, at: Date) => Promise<void>;

/** What each job does. A new one is a type in `job-tables.ts` and a line here. */
export const JOB_HANDLERS: Readonly<Record<JobType, JobHandler>> = {
  confirmation_reminder: remindToConfirm,
  confirmation_end: endConfirmation,
  recording_confirmation_reminder: remindToConfirmRecording,
  recording_confirmation_end: endRecordingConfirmation,
  import_confirmation_reminder: remindOfImport,
  import_confirmation_end: endImportConfirmation,
  case_reminder: remindOfCase,
  case_end: endCaseTime,
  case_message_mail: mailMessages,
  case_digest: writeDigest,
};
