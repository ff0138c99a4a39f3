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
