import { choicesIn, inOurWords, secondsOf, yearOf } from '@counterpoint/area-ui/draft-text';
import type { ReadDraft } from '@counterpoint/client/drafts';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { type WorkDraft, type WorkDraftInput, workDraft } from '@counterpoint/domain/schemas/works';
import { type Right, typedHundredths } from '@counterpoint/domain/shares';
import type { DraftValues, PublisherValues, RecordingValues, WriterValues } from './draft-values.ts';

export function readDraft(values: DraftValues): ReadDraft<WorkDraft> {
  const read = workDraft.safeParse(asInput(values));
  if (read.success) return { ok: true, draft: read.data };
  return { ok: false, problems: problemsIn(read.error).map((problem) => atField(values, inOurWords(problem))) };
}

export function atField(values: DraftValues, { path, message }: ProblemDetail): ProblemDetail {
  const [list, index, ...rest] = path.split('.');
  if (!isSparse(list) || index === undefined) return { path, message };
  const places = [...values[list].keys()].filter((place) => isFilled(values[list][place]));
  return { path: [list, places[Number(index)] ?? index, ...rest].join('.'), message };
}

/** Lists in which an empty line is dropped instead of blocking the rest. */
const SPARSE = ['alternative_titles', 'components', 'performers', 'other_ids'] as const;

function isSparse(name: string | undefined): name is (typeof SPARSE)[number] {
  return SPARSE.some((list) => list === name);
}

/** Fields with defaults, which don't make a line count as filled in. */
const GIVEN = ['type', 'validity', 'language'];

function isFilled(line: Record<string, string> | undefined): boolean {
  return Object.entries(line ?? {}).some(([name, text]) => !GIVEN.includes(name) && text.trim() !== '');
}

function asInput(values: DraftValues): Record<keyof WorkDraftInput, unknown> {
  return {
    ...values,
    ...choicesIn(values, ['language', 'text_music', 'work_type', 'music_arrangement', 'lyric_adaptation']),
    ...choicesIn(values, ['composite_type', 'excerpt_type', 'ai_usage']),
    ...choicesIn(values, ['creation_date', 'copyright_date', 'first_publication_date']),
    duration_s: secondsOf(values.duration_s),
    alternative_titles: values.alternative_titles
      .filter(isFilled)
      .map((line) => ({ ...line, ...choicesIn(line, ['language']) })),
    original_work: otherWorkOf(values.original_work),
    entire_work: otherWorkOf(values.entire_work),
    components: values.components.filter(isFilled).map((line) => ({ ...line, duration_s: secondsOf(line.duration_s) })),
    origin: originOf(values.origin),
    performers: values.performers.filter(isFilled),
    other_ids: values.other_ids.filter(isFilled),
    writers: values.writers.map(writerOf),
    publishers: values.publishers.map(publisherOf),
    recordings: values.recordings.map(recordingOf),
  };
}

function otherWorkOf(work: DraftValues['original_work']) {
  const isTold = Object.values(work).some((text) => text.trim() !== '');
  return isTold ? { ...work, ...choicesIn(work, ['language']) } : null;
}

function originOf(origin: DraftValues['origin']) {
  if (Object.values(origin).every((text) => text.trim() === '')) return null;
  const { production_year } = origin;
  return { ...origin, ...choicesIn(origin, ['music_use']), production_year: yearOf(production_year) };
}

function writerOf({ party: _, ...line }: WriterValues) {
  return {
    ...line,
    ...choicesIn(line, ['work_for_hire', 'reversionary', 'first_recording_refusal']),
    ...partsOf(line),
  };
}

function publisherOf({ party: _, agreement, ...line }: PublisherValues) {
  const hasAgreement = Object.values(agreement).some((text) => text.trim() !== '');
  return {
    ...line,
    ...choicesIn(line, ['first_recording_refusal']),
    ...partsOf(line),
    agreement: hasAgreement ? { ...agreement, ...choicesIn(agreement, ['type']) } : null,
  };
}

function partsOf({ shares, societies, collections }: Pick<WriterValues, 'shares' | 'societies' | 'collections'>) {
  return {
    shares: sharesOf(shares),
    societies: choicesIn(societies, ['pr', 'mr', 'sr']),
    collections: collections.map((line) => ({ ...line, shares: sharesOf(line.shares) })),
  };
}

function recordingOf(recording: RecordingValues) {
  return { ...recording, ...choicesIn(recording, ['release_date']), duration_s: secondsOf(recording.duration_s) };
}

function sharesOf(texts: Record<Right, string>): Record<Right, number> {
  const read = (text: string) => (text.trim() === '' ? 0 : typedHundredths(text));
  return { pr: read(texts.pr), mr: read(texts.mr), sr: read(texts.sr) };
}
