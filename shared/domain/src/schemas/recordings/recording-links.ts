import * as z from 'zod/mini';
import * as text from '../../messages/recording-lines.generated.ts';
import { RECORDING_STATES } from '../../states/index.ts';
import { body, id, instant } from '../requests/text.ts';

const link = {
  linked_by_name: z.string(),
  is_me: z.boolean(),
  linked_at: instant,
  /** The member who linked them, or a submitter of either. */
  can_unlink: z.boolean(),
};

export const recordedWork = z.object({
  composition_id: id,
  reference: z.string(),
  title: z.string(),
  iswc: z.nullable(z.string()),
  writers: z.array(z.string()),
  ...link,
});
export type RecordedWork = z.infer<typeof recordedWork>;

export const recordedWorks = z.object({
  items: z.array(recordedWork),
  /** The caller is named in the recording or has a work of their own. */
  can_link: z.boolean(),
});
export type RecordedWorks = z.infer<typeof recordedWorks>;

export const recordingLinkView = z.object({
  recording_id: id,
  reference: z.string(),
  title: z.string(),
  version_title: z.nullable(z.string()),
  display_artist: z.string(),
  isrc: z.nullable(z.string()),
  duration_s: z.nullable(z.int()),
  release_date: z.nullable(z.iso.date()),
  state: z.enum(RECORDING_STATES),
  is_in_dispute: z.boolean(),
  ...link,
});
export type RecordingLinkView = z.infer<typeof recordingLinkView>;

export const recordingsOfWork = z.object({ items: z.array(recordingLinkView), can_link: z.boolean() });
export type RecordingsOfWork = z.infer<typeof recordingsOfWork>;

export const newWorkLink = body({ composition_id: z.guid({ error: text.chooseWork }) });
export const newRecordingLink = body({ recording_id: z.guid({ error: text.chooseRecording }) });
