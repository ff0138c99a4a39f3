import * as z from 'zod/mini';
import { pickFields, shapeOf } from '../../fields/field.ts';
import { RECORDING_FIELDS } from '../../fields/recording-fields.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { RECORDING_STATES } from '../../states/index.ts';
import { ENTRY_EVENTS, entryFields, eventOf } from '../entries/catalogue-entry.ts';
import { CONFIRMATIONS } from '../entries/confirmations.ts';
import { id, instant } from '../requests/text.ts';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES, RIGHTS_HOLDER_ROLES } from './recording-choices.ts';
import type { RecordingDraft } from './recording-draft.ts';
import { type ContributorLine, contributorLine, type RightLine, rightLine } from './recording-lines.ts';

const text = z.nullable(z.string());

export const contributorView = z.object({
  party_id: z.nullable(id),
  name: z.string(),
  credited_as: text,
  is_member: z.boolean(),
  is_me: z.boolean(),
  category: z.enum(CONTRIBUTOR_CATEGORIES),
  roles: z.array(z.enum(CONTRIBUTOR_ROLES)),
  other_roles: text,
  performed_from: text,
  performed_to: text,
  country: text,
  share: z.nullable(z.int()),
});
export type ContributorView = z.infer<typeof contributorView>;

export const rightView = z.object({
  party_id: id,
  name: z.string(),
  is_member: z.boolean(),
  is_me: z.boolean(),
  role: z.enum(RIGHTS_HOLDER_ROLES),
  uses: z.array(z.enum(USE_TYPES)),
  share: z.int(),
  territories: z.array(z.object({ is_included: z.boolean(), territory: z.string() })),
  valid_from: z.string(),
  valid_to: text,
  /** Visible to the submitter, the parties named in the revision, and the line's holder. */
  source: text,
  is_controlled_by_third_party: z.boolean(),
  /** Entered by its holder, who alone can change or release it. */
  is_claim: z.boolean(),
  confirmation: z.enum(CONFIRMATIONS),
  confirmed_at: z.nullable(instant),
});
export type RightView = z.infer<typeof rightView>;

export const workOfRecording = z.object({
  composition_id: z.nullable(id),
  title: z.string(),
  iswc: text,
  writers: text,
  can_open: z.boolean(),
});

export const RECORDING_EVENTS = [
  ...ENTRY_EVENTS,
  'released',
  'line_up_claimed',
  'line_up_answered',
  'overlap',
] as const;

export const recordingEvent = eventOf(RECORDING_EVENTS);

/** `version` is the value for `If-Match`, also sent as `ETag`. */
export const recordingDetails = z.object({
  ...entryFields,
  state: z.enum(RECORDING_STATES),
  ...shapeOf(RECORDING_FIELDS, 'stored'),
  contributors: z.array(contributorView),
  rights: z.array(rightView),
  works: z.array(workOfRecording),
  events: z.array(recordingEvent),
});
export type RecordingDetails = z.infer<typeof recordingDetails>;

/** Returns a draft for a new revision or a copy, without other members' claims. */
export function recordingDraftOf(recording: RecordingDetails): RecordingDraft {
  return {
    ...pickFields(RECORDING_FIELDS, recording),
    contributors: recording.contributors.map(contributorLineOf),
    rights: recording.rights.filter(({ is_claim }) => !is_claim).map(rightLineOf),
    works: recording.works.map(({ can_open: _, ...mention }) => mention),
  };
}

function contributorLineOf(view: ContributorView): ContributorLine {
  const line = pickFields(contributorLine.shape, view);
  return { ...line, name: view.party_id === null ? view.name : view.credited_as };
}

export function rightLineOf(view: RightView): RightLine {
  return pickFields(rightLine.shape, view);
}
