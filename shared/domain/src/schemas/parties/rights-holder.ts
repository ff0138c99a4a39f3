import * as z from 'zod/mini';
import { RIGHTS } from '../../shares/index.ts';
import { CASE_KINDS, CASE_STATES, RECORDING_STATES, WORK_STATES } from '../../states/index.ts';
import { id, instant } from '../requests/text.ts';
import { PUBLISHER_TYPES, WRITER_ROLES } from '../works/work-choices.ts';
import { MEMBER_KINDS } from './composer.ts';
import { isniRecord } from './isni.ts';

export const MAX_LINKED = 5;

function linked<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item).check(z.maxLength(MAX_LINKED)), total: z.int() });
}

const share = z.int();

export const linkedWork = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  state: z.enum(WORK_STATES),
  is_in_dispute: z.boolean(),
  /** As a writer, as a publisher or both. */
  roles: z.array(z.enum([...WRITER_ROLES, ...PUBLISHER_TYPES])),
  shares: z.object({ pr: share, mr: share, sr: share }),
});
export type LinkedWork = z.infer<typeof linkedWork>;

export const linkedRecording = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  display_artist: z.string(),
  isrc: z.nullable(z.string()),
  state: z.enum(RECORDING_STATES),
  is_in_dispute: z.boolean(),
});
export type LinkedRecording = z.infer<typeof linkedRecording>;

export const linkedCase = z.object({
  id,
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  object_title: z.string(),
  side: z.enum(['claimant', 'respondent']),
  is_my_turn: z.boolean(),
});
export type LinkedCase = z.infer<typeof linkedCase>;

export const rightsHolder = z.object({
  id,
  kind: z.enum(MEMBER_KINDS),
  name: z.string(),
  stage_names: z.array(z.string()),
  ipi_name_number: z.nullable(z.string()),
  isni: isniRecord,
  /** Null for a person whose role doesn't include the area of a list. */
  works: z.nullable(linked(linkedWork)),
  recordings: z.nullable(linked(linkedRecording)),
  oppositions: z.nullable(linked(linkedCase)),
  updated_at: instant,
});
export type RightsHolder = z.infer<typeof rightsHolder>;

export const societyMembership = z.object({
  id,
  version: z.int(),
  right: z.enum(RIGHTS),
  /** CISAC code; null for an unlisted society. */
  society_code: z.nullable(z.string()),
  society_name: z.string(),
  territory: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type SocietyMembership = z.infer<typeof societyMembership>;

export const societyMemberships = z.object({ items: z.array(societyMembership) });
