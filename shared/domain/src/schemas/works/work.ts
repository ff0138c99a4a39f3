import * as z from 'zod/mini';
import { shapeOf } from '../../fields/field.ts';
import { WORK_FIELDS } from '../../fields/work-fields.ts';
import * as text from '../../messages/work-lines.generated.ts';
import { WORK_STATES } from '../../states/index.ts';
import { ENTRY_EVENTS, entryFields, eventOf } from '../entries/catalogue-entry.ts';
import { CONFIRMATIONS } from '../entries/confirmations.ts';
import { listOf } from '../requests/list-of.ts';
import { body, id, instant } from '../requests/text.ts';
import { shares } from './shares.ts';
import { societyAnswers } from './society-answers.ts';
import { PUBLISHER_TYPES, WRITER_ROLES } from './work-choices.ts';
import {
  publisherLine,
  recordingMention,
  storedPublisherTerms,
  storedRecordingMention,
  storedWriterTerms,
  writerLine,
} from './work-lines.ts';

export const MAX_LINES = 100;
const writers = listOf(writerLine, MAX_LINES, { error: text.addWriters, tooMany: text.tooManyWriters });
const publishers = listOf(publisherLine, MAX_LINES, { error: text.addPublishers, tooMany: text.tooManyPublishers });
const recordings = listOf(recordingMention, MAX_LINES, { error: text.addRecordings, tooMany: text.tooManyRecordings });

/** Only the title is required; totals aren't checked. */
export const workDraft = body({
  ...shapeOf(WORK_FIELDS, 'request'),
  writers: z._default(writers, []),
  publishers: z._default(publishers, []),
  recordings: z._default(recordings, []),
});
export type WorkDraft = z.infer<typeof workDraft>;
export type WorkDraftInput = z.input<typeof workDraft>;

const partyOnLine = {
  party_id: z.nullable(id),
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  is_member: z.boolean(),
  is_me: z.boolean(),
  shares,
  confirmation: z.enum(CONFIRMATIONS),
  confirmed_at: z.nullable(instant),
};

export const writerView = z.object({ ...partyOnLine, role: z.enum(WRITER_ROLES), ...storedWriterTerms });
export type WriterView = z.infer<typeof writerView>;

export const publisherView = z.object({
  ...partyOnLine,
  chain: z.int(),
  type: z.enum(PUBLISHER_TYPES),
  ...storedPublisherTerms,
});
export type PublisherView = z.infer<typeof publisherView>;

export const recordingOfWork = z.object({
  ...storedRecordingMention,
  can_open: z.boolean(),
});

export const workEvent = eventOf([...ENTRY_EVENTS, 'claim_answered', 'merged']);

/** `version` is the value for `If-Match`, also sent as `ETag`. */
export const workDetails = z.object({
  ...entryFields,
  state: z.enum(WORK_STATES),
  duplicate_of: z.nullable(id),
  ...shapeOf(WORK_FIELDS, 'stored'),
  writers: z.array(writerView),
  publishers: z.array(publisherView),
  recordings: z.array(recordingOfWork),
  society_answers: societyAnswers,
  events: z.array(workEvent),
});
export type WorkDetails = z.infer<typeof workDetails>;
