import * as z from 'zod/mini';
import * as text from '../../messages/parties.generated.ts';
import { RIGHTS } from '../../shares/index.ts';
import { MAX_STAGE_NAMES, ORGANISATION_TYPES } from '../members/member-choices.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { body, id, optionalText, orNull } from '../requests/text.ts';

export const PARTY_KINDS = ['person', 'group', 'organisation'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export const MEMBER_KINDS = ['person', 'organisation'] as const;

/** As other members see it: without contact data and IPI base number. */
export const party = z.object({
  id,
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  isni: z.nullable(z.string()),
  is_member: z.boolean(),
  is_me: z.boolean(),
});
export type Party = z.infer<typeof party>;

export const MAX_WORKS_COUNTED = 1_000;

export const composerRow = z.extend(party, {
  stage_names: z.array(z.string()),
  /** Current societies; a society of several rights is repeated. */
  societies: z.array(
    z.object({ right: z.enum(RIGHTS), society_code: z.nullable(z.string()), society_name: z.string() }),
  ),
  works: z.int(),
  recordings: z.int(),
  organisation_type: z.nullable(z.enum(ORGANISATION_TYPES)),
  /** The member added the party and no other member has used it since. */
  can_change: z.boolean(),
});
export type ComposerRow = z.infer<typeof composerRow>;

/** `mine`: parties with whom the member shares works (rights holders: recordings). */
export const COMPOSER_FILTERS = ['all', 'mine', 'members'] as const;

export const composerQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(COMPOSER_FILTERS), 'all'),
});
export const composerPage = pageOf(composerRow);
export type ComposerPage = z.infer<typeof composerPage>;

/** `version` is the value for `If-Match`, also sent as `ETag`. */
export const composerDetails = z.extend(composerRow, {
  version: z.int(),
  given_names: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
  organisation_name: z.nullable(z.string()),
  my_details: z.nullable(z.object({ birth_year: z.nullable(z.int()), nationality: z.nullable(z.string()) })),
});
export type ComposerDetails = z.infer<typeof composerDetails>;

const typed = optionalText(80);

export const composerCandidateQuery = body({
  kind: z._default(z.enum(PARTY_KINDS, { error: text.chooseKind }), 'person'),
  given_names: typed,
  family_name: typed,
  organisation_name: typed,
  stage_names: z._default(z.array(typed, { error: text.enterNames }).check(z.maxLength(MAX_STAGE_NAMES)), []),
  ipi_name_number: typed,
  isni: typed,
  birth_year: orNull(z.int({ error: text.enterYear })),
  except: orNull(id),
});
export type ComposerCandidateQuery = z.infer<typeof composerCandidateQuery>;

export const COMPOSER_LIKENESSES = ['ipi', 'isni', 'name_and_year', 'name', 'stage_name', 'spelling'] as const;

export const composerCandidate = z.object({
  composer: composerRow,
  why: z.enum(COMPOSER_LIKENESSES),
  /** The same party, so it can't be added again; the member can rule out other candidates. */
  is_certain: z.boolean(),
});
export type ComposerCandidate = z.infer<typeof composerCandidate>;

export const composerCandidates = z.object({ items: z.array(composerCandidate) });
