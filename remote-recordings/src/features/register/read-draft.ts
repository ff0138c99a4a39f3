import { choicesIn, inOurWords, secondsOf, yearOf } from '@counterpoint/area-ui/draft-text';
import type { ReadDraft } from '@counterpoint/client/drafts';
import { type RecordingDraft, type RecordingDraftInput, recordingDraft } from '@counterpoint/domain/schemas/recordings';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { typedHundredths } from '@counterpoint/domain/shares';
import { toRightLine } from '../../ui/rights/right-values.ts';
import type { DraftValues } from './draft-values.ts';
import type { ContributorValues } from './line-values.ts';

export function readDraft(values: DraftValues): ReadDraft<RecordingDraft> {
  const read = recordingDraft.safeParse(asInput(values));
  if (read.success) return { ok: true, draft: read.data };
  return { ok: false, problems: problemsIn(read.error).map((problem) => atField(values, inOurWords(problem))) };
}

export function atField({ main_artists }: DraftValues, { path, message }: ProblemDetail): ProblemDetail {
  const [list, index] = path.split('.');
  if (list !== 'main_artists' || index === undefined) return { path, message };
  const places = [...main_artists.keys()].filter((place) => main_artists[place]?.name.trim());
  return { path: `${list}.${places[Number(index)] ?? index}.name`, message };
}

function asInput(values: DraftValues): Record<keyof RecordingDraftInput, unknown> {
  const { main_artists, is_commercially_available } = values;
  return {
    ...values,
    ...choicesIn(values, ['recording_date', 'recording_country', 'mastering_country', 'release_date']),
    ...choicesIn(values, ['language', 'original_purpose']),
    duration_s: secondsOf(values.duration_s),
    p_line_year: yearOf(values.p_line_year),
    main_artists: main_artists.map(({ name }) => name).filter((name) => name.trim() !== ''),
    is_commercially_available: is_commercially_available === '' ? null : is_commercially_available === 'Y',
    contributors: values.contributors.map(contributorOf),
    rights: values.rights.map(toRightLine),
  };
}

function contributorOf({ party: _, ...line }: ContributorValues) {
  return {
    ...line,
    ...choicesIn(line, ['performed_from', 'performed_to', 'country']),
    share: line.share.trim() === '' ? null : typedHundredths(line.share),
  };
}
