import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/import-files.generated.ts';
import type { ImportFormat, LocalFile } from './import-format.ts';
import type { ImportSubject } from './import-subject.ts';
import { recordingKind } from './recordings/recording-kind.ts';
import { RejectedFile } from './rejected-file.ts';
import { workKind } from './works/work-kind.ts';

const SUBJECTS: Readonly<Record<ImportSubjectId, ImportSubject>> = { composition: workKind, recording: recordingKind };

export function subjectOf({ subject }: { readonly subject: ImportSubjectId }): ImportSubject {
  return SUBJECTS[subject];
}

export function formatOf({ formats, noun }: ImportSubject, file: LocalFile): ImportFormat {
  if (file.bytes === 0) throw new RejectedFile(text.empty());
  const format = formats.find((each) => each.recognises(file));
  if (!format) throw new RejectedFile(text.unreadFile({ noun }));
  return format;
}
