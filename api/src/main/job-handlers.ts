import {
  endRecordingConfirmation,
  remindToConfirmRecording,
} from '../catalogue/recordings/confirmation/recording-deadline.ts';
import { endConfirmation, remindToConfirm } from '../catalogue/works/confirmation/confirmation-deadline.ts';
import { endCaseTime, remindOfCase } from '../disputes/clocks/case-deadline.ts';
import { writeDigest } from '../home/mail/case-digest.ts';
import { mailMessages } from '../home/mail/case-mails.ts';
import { endImportConfirmation, remindOfImport } from '../interchange/imports/import-deadline.ts';
import type { JobHandlers } from '../platform/jobs/job-runner.ts';

/** What each job does. A new one is a type in `job-tables.ts` and a line here. */
export const JOB_HANDLERS: JobHandlers = {
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
