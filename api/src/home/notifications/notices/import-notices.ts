import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import { confirmRightsBy, confirmSharesBy } from '../../../messages/entry-notices.generated.ts';
import * as text from '../../../messages/import-notices.generated.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { mailedAs } from './declare-notices.ts';

interface ImportedEntries {
  readonly subject: ImportSubjectId;
  readonly file: string;
  readonly count: number;
}

const CONFIRM = { composition: text.confirmWorks, recording: text.confirmRecordings };
const CONFIRM_BY = { composition: confirmSharesBy, recording: confirmRightsBy };
const DUE = { composition: text.worksDue, recording: text.recordingsDue };
const IMPORTED = { composition: text.worksImported, recording: text.recordingsImported };
const BEFORE_STOP = { composition: text.worksBeforeStop, recording: text.recordingsBeforeStop };
const CLAIMED = { composition: text.worksClaimed, recording: text.recordingsClaimed };

export const IMPORT_NOTICES = {
  ...mailedAs('confirmations', {
    importConfirmation: ({ subject, file, count }: ImportedEntries) => ({
      title: CONFIRM[subject]({ count }),
      message: text.imported({ file }),
    }),
    importedLineUps: ({ file, count }: Omit<ImportedEntries, 'subject'>) => ({
      title: text.inLineUps({ count }),
      message: text.checkLineUps({ file }),
    }),
  }),
  ...mailedAs('deadlines', {
    importReminder: ({ subject, day, ...values }: ImportedEntries & { day: string }) => ({
      title: CONFIRM_BY[subject]({ day: formatDay(day) }),
      message: DUE[subject](values),
    }),
  }),
  ...mailedAs('imports', {
    importEnded: ({
      subject,
      isWhole,
      claimed,
      ...values
    }: ImportedEntries & { isWhole: boolean; claimed: number }) => {
      const imported = (isWhole ? IMPORTED : BEFORE_STOP)[subject](values);
      return {
        title: isWhole ? text.finishedTitle() : text.stoppedTitle(),
        message: claimed === 0 ? imported : CLAIMED[subject]({ imported, count: claimed }),
      };
    },
  }),
};
