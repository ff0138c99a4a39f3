import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/import-files.generated.ts';
import type { ImportFormat, LocalFile } from './import-format.ts';
import type { SubjectFacts, SubjectKind } from './import-subject.ts';
import { recordingKind } from './recordings/recording-kind.ts';
import { RejectedFile } from './rejected-file.ts';
import type { Step } from './running/import-run.ts';
import { checkFile } from './stages/check-file.ts';
import { undoImport } from './stages/undo-import.ts';
import { writeFile } from './stages/write-file.ts';
import { workKind } from './works/work-kind.ts';

export interface ImportSubject extends SubjectFacts {
  formatOf(file: LocalFile): ImportFormat;
  check(step: Step): Promise<void>;
  write(step: Step): Promise<void>;
  undo(step: Step): Promise<void>;
}

const SUBJECTS: Readonly<Record<ImportSubjectId, ImportSubject>> = {
  composition: withSteps(workKind),
  recording: withSteps(recordingKind),
};

export function subjectOf({ subject }: { readonly subject: ImportSubjectId }): ImportSubject {
  return SUBJECTS[subject];
}

function withSteps<Draft>(kind: SubjectKind<Draft>): ImportSubject {
  return {
    ...kind,
    formatOf(file) {
      if (file.bytes === 0) throw new RejectedFile(text.empty());
      const format = kind.formats.find((each) => each.recognises(file));
      if (!format) throw new RejectedFile(text.unreadFile({ noun: kind.noun }));
      return format;
    },
    check: (step) => checkFile(step, kind),
    write: (step) => writeFile(step, kind),
    undo: (step) => undoImport(step, kind),
  };
}
