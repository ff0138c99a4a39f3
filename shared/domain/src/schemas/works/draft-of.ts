import { pickFields } from '../../fields/field.ts';
import { WORK_FIELDS } from '../../fields/work-fields.ts';
import type { PublisherView, WorkDetails, WorkDraft, WriterView } from './work.ts';
import { type PublisherLine, publisherLine, type WriterLine, writerLine } from './work-lines.ts';

export function draftOf(work: WorkDetails): WorkDraft {
  return {
    ...pickFields(WORK_FIELDS, work),
    writers: work.writers.map(writerLineOf),
    publishers: work.publishers.map(publisherLineOf),
    recordings: work.recordings.map(({ can_open: _, ...mention }) => mention),
  };
}

export function writerLineOf(view: WriterView): WriterLine {
  return pickFields(writerLine.shape, view);
}

export function publisherLineOf(view: PublisherView): PublisherLine {
  return pickFields(publisherLine.shape, view);
}
