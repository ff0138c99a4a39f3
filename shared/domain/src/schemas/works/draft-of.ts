import { pickFields } from '../../fields/field.ts';
import { WORK_FIELDS } from '../../fields/work-fields.ts';
import type { PublisherView, WorkDetails, WorkDraft, WriterView } from './work.ts';
import type { PublisherLine, RecordingMention, WriterLine } from './work-lines.ts';

export function draftOf(work: WorkDetails): WorkDraft {
  return {
    ...pickFields(WORK_FIELDS, work),
    writers: work.writers.map(writerLineOf),
    publishers: work.publishers.map(publisherLineOf),
    recordings: work.recordings.map(mentionOf),
  };
}

export function writerLineOf(view: WriterView): WriterLine {
  const { party_id, role, shares, chains, societies, collections } = view;
  const { public_domain, work_for_hire, reversionary, first_recording_refusal } = view;
  return {
    party_id,
    role,
    shares,
    chains,
    societies,
    public_domain,
    work_for_hire,
    reversionary,
    first_recording_refusal,
    collections,
  };
}

export function publisherLineOf(view: PublisherView): PublisherLine {
  const { chain, party_id, type, shares, societies, collections } = view;
  const { public_domain, agreement, first_recording_refusal } = view;
  return {
    chain,
    party_id,
    type,
    shares,
    societies,
    public_domain,
    agreement,
    first_recording_refusal,
    collections,
  };
}

function mentionOf({ can_open: _, ...mention }: WorkDetails['recordings'][number]): RecordingMention {
  return mention;
}
