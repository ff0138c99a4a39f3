import * as z from 'zod/mini';
import { RECORDING_FILTERS, RECORDING_STATES } from '../states/index.ts';
import { NO_SUCH_FILTER, pageOf, pageQuery } from './paging.ts';
import { id, instant } from './text.ts';

/** A row of the member's sound recordings. */
export const recordingRow = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  version_title: z.nullable(z.string()),
  display_artist: z.string(),
  isrc: z.nullable(z.string()),
  duration_s: z.nullable(z.int()),
  label: z.nullable(z.string()),
  release_date: z.nullable(z.iso.date()),
  state: z.enum(RECORDING_STATES),
  is_in_dispute: z.boolean(),
  updated_at: instant,
});
/** A row of that list. */
export type RecordingRow = z.infer<typeof recordingRow>;

/** `GET /recordings`: searched by title, artist or ISRC. */
export const recordingQuery = z.extend(pageQuery, {
  filter: z._default(z.enum(RECORDING_FILTERS, NO_SUCH_FILTER), 'all'),
});
/** A page of that list, with how many there are under each filter. */
export const recordingPage = z.extend(pageOf(recordingRow), { counts: z.record(z.enum(RECORDING_FILTERS), z.int()) });
/** A page of that list. */
export type RecordingPage = z.infer<typeof recordingPage>;

/** A registered recording of the society, as a work that it is a recording of links it. */
export const repertoireRecording = z.extend(
  z.pick(recordingRow, {
    id: true,
    title: true,
    version_title: true,
    display_artist: true,
    isrc: true,
    duration_s: true,
    label: true,
    release_date: true,
  }),
  /** Whether it is in the list of the member who asks: others are linked by their ISRC. */
  { is_mine: z.boolean() },
);
/** A registered recording of the society. */
export type RepertoireRecording = z.infer<typeof repertoireRecording>;

/** `GET /repertoire/recordings`: the society's registered recordings by title, artist or ISRC. */
export const repertoireRecordingQuery = pageQuery;
/** A page of what that search found. */
export const repertoireRecordingPage = pageOf(repertoireRecording);
/** A page of what that search found. */
export type RepertoireRecordingPage = z.infer<typeof repertoireRecordingPage>;
