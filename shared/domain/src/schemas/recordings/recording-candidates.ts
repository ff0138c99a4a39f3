import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/duplicates.generated.ts';
import { DUPLICATE_CERTAINTIES } from '../entries/duplicate-certainties.ts';
import { body, id, orNull, typedText } from '../requests/text.ts';
import { repertoireRecording } from './recording.ts';

export const recordingCandidateQuery = body({
  title: z._default(typedText(255), ''),
  version_title: orNull(typedText(255)),
  display_artist: orNull(typedText(255)),
  isrc: orNull(typedText(80)),
  recording_id: orNull(id),
});
export type RecordingCandidateQuery = z.output<typeof recordingCandidateQuery>;

export const RECORDING_DUPLICATE_REASONS = ['isrc', 'title', 'artist'] as const;
export type RecordingDuplicateReason = (typeof RECORDING_DUPLICATE_REASONS)[number];

const REASONS: Record<RecordingDuplicateReason, Message> = text.reasons;

export function recordingDuplicateReasonText(reason: RecordingDuplicateReason): string {
  return REASONS[reason]();
}

export const recordingCandidate = z.object({
  row: repertoireRecording,
  certainty: z.enum(DUPLICATE_CERTAINTIES),
  why: z.array(z.enum(RECORDING_DUPLICATE_REASONS)),
});
export type RecordingCandidate = z.infer<typeof recordingCandidate>;

export const recordingCandidates = z.object({ items: z.array(recordingCandidate) });
