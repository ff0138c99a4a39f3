import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  type CompositionDetails,
  type CompositionDraft,
  compositionDraft,
  type ProblemDetail,
  problemsIn,
  TITLE_TYPES,
  VERSION_TYPES,
  WRITER_ROLES,
} from '@counterpoint/domain/schemas';
import { formatShare, parseShare, type Right } from '@counterpoint/domain/shares';
import { formatClock, parseClock } from '@counterpoint/kit/text';
import * as z from 'zod/mini';

const writerValues = z.object({
  party_id: z.string(),
  role: z.enum(WRITER_ROLES),
  shares: z.object({ pr: z.string(), mr: z.string(), sr: z.string() }),
  /** What is shown of the party; it is not sent. */
  party: z.object({
    name: z.string(),
    ipi_name_number: z.nullable(z.string()),
    is_member: z.boolean(),
    is_me: z.boolean(),
  }),
});

/**
 * The form as it is typed: the names are those of `compositionDraft`, so that the server's paths are the form's; the
 * values are text, so that half a number or a wrong code is kept as it stands.
 */
export const draftValues = z.object({
  title: z.string(),
  alternative_titles: z.array(z.object({ title: z.string(), type: z.enum(TITLE_TYPES) })),
  iswc: z.string(),
  language: z.string(),
  text_music: z.string(),
  version_type: z.enum(VERSION_TYPES),
  duration_s: z.string(),
  genre: z.string(),
  writers: z.array(writerValues),
});
export type DraftValues = z.infer<typeof draftValues>;
export type WriterValues = z.infer<typeof writerValues>;
/** What the form knows of a writer beside the line. */
export type WriterParty = WriterValues['party'];

export function emptyDraft(title = ''): DraftValues {
  return {
    title,
    alternative_titles: [],
    iswc: '',
    language: '',
    text_music: '',
    version_type: 'ORI',
    duration_s: '',
    genre: '',
    writers: [],
  };
}

/** `3333` as `33.33`, as the inputs show it. */
export function shareText(share: number): string {
  return formatShare(share).replace('%', '');
}

/** A share as typed, in hundredths; nothing typed is 0, and what is no share is 0 in totals too. */
export function shareOf(text: string): number {
  return parseShare(text) ?? 0;
}

/** A stored work as the form shows it. */
export function valuesOf(details: CompositionDetails): DraftValues {
  return {
    title: details.title,
    alternative_titles: details.alternative_titles,
    iswc: details.iswc ? formatIswc(details.iswc) : '',
    language: details.language ?? '',
    text_music: details.text_music ?? '',
    version_type: details.version_type,
    duration_s: details.duration_s === null ? '' : formatClock(details.duration_s),
    genre: details.genre ?? '',
    writers: details.writers.map(({ party_id, role, shares, name, ipi_name_number, is_member, is_me }) => ({
      party_id,
      role,
      shares: { pr: shareText(shares.pr), mr: shareText(shares.mr), sr: shareText(shares.sr) },
      party: { name, ipi_name_number, is_member, is_me },
    })),
  };
}

export type ReadDraft = { ok: true; draft: CompositionDraft } | { ok: false; problems: ProblemDetail[] };

/** Reads the form into what the API takes, or tells what stands in the way, with the paths of the fields. */
export function readDraft(values: DraftValues): ReadDraft {
  const read = compositionDraft.safeParse(asInput(values));
  if (read.success) return { ok: true, draft: read.data };
  return { ok: false, problems: problemsIn(read.error).map(({ path, message }) => problemAt(path, message)) };
}

function problemAt(path: string, message: string): ProblemDetail {
  if (path === 'duration_s' && message === 'Enter the duration.')
    return { path, message: 'Enter the duration as minutes and seconds, like 3:42.' };
  return { path, message };
}

function asInput(values: DraftValues) {
  return {
    ...values,
    // A line that was added and left empty says nothing, and must not hold up the rest.
    alternative_titles: values.alternative_titles.filter((line) => line.title.trim() !== ''),
    language: values.language || null,
    text_music: values.text_music || null,
    duration_s: values.duration_s.trim() === '' ? null : (parseClock(values.duration_s) ?? Number.NaN),
    writers: values.writers.map(({ party_id, role, shares }) => ({ party_id, role, shares: asShares(shares) })),
  };
}

function asShares(texts: Record<Right, string>): Record<Right, number> {
  const read = (text: string) => (text.trim() === '' ? 0 : (parseShare(text) ?? Number.NaN));
  return { pr: read(texts.pr), mr: read(texts.mr), sr: read(texts.sr) };
}
