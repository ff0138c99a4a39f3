import { choicesIn } from '@counterpoint/area-ui/draft-text';
import { inForm, inputOf } from '@counterpoint/catalogue/fields';
import type { ReadDraft } from '@counterpoint/client/drafts';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { type RecordingDraft, type RecordingDraftInput, recordingDraft } from '@counterpoint/domain/schemas/recordings';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { typedHundredths } from '@counterpoint/domain/shares';
import type { DraftValues } from '../../ui/draft/draft-values.ts';
import type { ContributorValues } from '../../ui/draft/line-values.ts';
import { toRightLine } from '../../ui/rights/right-values.ts';

export function readDraft(values: DraftValues): ReadDraft<RecordingDraft> {
  const read = recordingDraft.safeParse(asInput(values));
  if (read.success) return { ok: true, draft: read.data };
  return { ok: false, problems: problemsIn(read.error).map((problem) => atField(values, problem)) };
}

export function atField(values: DraftValues, problem: ProblemDetail): ProblemDetail {
  return inForm(RECORDING_FIELDS, values, problem);
}

function asInput(values: DraftValues): Record<keyof RecordingDraftInput, unknown> {
  return {
    ...inputOf(RECORDING_FIELDS, values),
    contributors: values.contributors.map(contributorOf),
    rights: values.rights.map(toRightLine),
    works: values.works,
  };
}

function contributorOf({ party: _, ...line }: ContributorValues) {
  return {
    ...line,
    ...choicesIn(line, ['performed_from', 'performed_to', 'country']),
    share: line.share.trim() === '' ? null : typedHundredths(line.share),
  };
}
