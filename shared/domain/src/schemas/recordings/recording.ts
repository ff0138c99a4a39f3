import * as z from 'zod/mini';
import * as text from '../../messages/entries.generated.ts';
import { RIGHTS_STATUSES } from '../../recording-rights/index.ts';
import { RECORDING_FILTERS, RECORDING_LIST_FILTERS, RECORDING_STATES } from '../../states/index.ts';
import { awaited } from '../entries/awaited.ts';
import { filterOf, pageOf, pageQuery, REPERTOIRE_FILTERS } from '../requests/paging.ts';
import { id, instant } from '../requests/text.ts';

export const recordingRow = z.object({
  id,
  reference: z.string(),
  version: z.int(),
  title: z.string(),
  version_title: z.nullable(z.string()),
  display_artist: z.string(),
  isrc: z.nullable(z.string()),
  duration_s: z.nullable(z.int()),
  label: z.nullable(z.string()),
  release_date: z.nullable(z.iso.date()),
  release_title: z.nullable(z.string()),
  work_count: z.int(),
  rights: z.enum(RIGHTS_STATUSES),
  state: z.enum(RECORDING_STATES),
  is_in_dispute: z.boolean(),
  awaits: awaited,
  updated_at: instant,
});
export type RecordingRow = z.infer<typeof recordingRow>;

export const RECORDING_SORTS = ['-updated_at', 'updated_at', 'title', '-title', 'artist', '-artist'] as const;
export type RecordingSort = (typeof RECORDING_SORTS)[number];

export const recordingQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(RECORDING_LIST_FILTERS), 'all'),
  sort: z._default(z.enum(RECORDING_SORTS, { error: text.unknownRecordingSort }), '-updated_at'),
  /** Lists only what this import wrote. */
  import: z.optional(id),
});
export const recordingPage = z.extend(pageOf(recordingRow), { counts: z.record(z.enum(RECORDING_FILTERS), z.int()) });
export type RecordingPage = z.infer<typeof recordingPage>;

export const RECORDING_MATCHES = [
  'title',
  'version',
  'artist',
  'contributor',
  'holder',
  'label',
  'release',
  'work',
  'reference',
  'isrc',
  'iswc',
  'ipi',
] as const;

export const recordingMatch = z.object({
  field: z.enum(RECORDING_MATCHES),
  parts: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
});
export type RecordingMatch = z.infer<typeof recordingMatch>;

export const repertoireRecording = z.extend(recordingRow, {
  is_mine: z.boolean(),
  matches: z.array(recordingMatch),
});
export type RepertoireRecording = z.infer<typeof repertoireRecording>;

export const repertoireRecordingQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(REPERTOIRE_FILTERS), 'all'),
});
export const repertoireRecordingPage = z.extend(pageOf(repertoireRecording), {
  corrected_query: z.nullable(z.string()),
  /** More results match than are ranked. */
  is_cut: z.boolean(),
});
export type RepertoireRecordingPage = z.infer<typeof repertoireRecordingPage>;
