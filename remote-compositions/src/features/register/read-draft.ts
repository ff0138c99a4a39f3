import { choicesIn } from '@counterpoint/area-ui/draft-text';
import { inForm, inputOf } from '@counterpoint/catalogue/fields';
import type { ReadDraft } from '@counterpoint/client/drafts';
import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '@counterpoint/domain/fields';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { type WorkDraft, type WorkDraftInput, workDraft } from '@counterpoint/domain/schemas/works';
import type { DraftValues, PublisherValues, RecordingValues, WriterValues } from '../../ui/draft/draft-values.ts';
import { readShares } from '../../ui/shares/share-texts.ts';

export function readDraft(values: DraftValues): ReadDraft<WorkDraft> {
  const read = workDraft.safeParse(asInput(values));
  if (read.success) return { ok: true, draft: read.data };
  return { ok: false, problems: problemsIn(read.error).map((problem) => atField(values, problem)) };
}

export function atField(values: DraftValues, problem: ProblemDetail): ProblemDetail {
  return inForm(WORK_FIELDS, values, problem);
}

function asInput(values: DraftValues): Record<keyof WorkDraftInput, unknown> {
  return {
    ...inputOf(WORK_FIELDS, values),
    writers: values.writers.map(writerOf),
    publishers: values.publishers.map(publisherOf),
    recordings: values.recordings.map(recordingOf),
  };
}

function writerOf({ party: _, ...line }: WriterValues) {
  return {
    ...line,
    ...choicesIn(line, ['public_domain', 'work_for_hire', 'reversionary', 'first_recording_refusal']),
    ...partsOf(line),
  };
}

function publisherOf({ party: _, agreement, ...line }: PublisherValues) {
  const hasAgreement = Object.values(agreement).some((text) => text.trim() !== '');
  return {
    ...line,
    ...choicesIn(line, ['public_domain', 'first_recording_refusal']),
    ...partsOf(line),
    agreement: hasAgreement ? { ...agreement, ...choicesIn(agreement, ['type']) } : null,
  };
}

function partsOf({ shares, societies, collections }: Pick<WriterValues, 'shares' | 'societies' | 'collections'>) {
  return {
    shares: readShares(shares),
    societies: choicesIn(societies, ['pr', 'mr', 'sr']),
    collections: collections.map((line) => ({ ...line, shares: readShares(line.shares) })),
  };
}

function recordingOf({ recording_id, ...recording }: RecordingValues) {
  return { recording_id, ...inputOf(RECORDING_MENTION_FIELDS, recording) };
}
