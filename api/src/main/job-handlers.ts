import { endConfirmation, remindToConfirm } from '../catalogue/entry/confirmation/confirmation-deadline.ts';
import { RECORDING } from '../catalogue/recordings/recording-definition.ts';
import { WORK } from '../catalogue/works/work-definition.ts';
import { endCaseTime, remindOfCase } from '../disputes/clocks/case-deadline.ts';
import { mailNotifications } from '../home/mail/mail-notifications.ts';
import { endImportConfirmation, remindOfImport } from '../interchange/imports/import-deadline.ts';
import type { JobHandlers } from '../platform/jobs/job-runner.ts';

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
