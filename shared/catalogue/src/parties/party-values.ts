import { typed, typedLines, typedPart } from '@counterpoint/area-ui/draft-text';
import type { PartyResource, TypedParty } from '@counterpoint/area-ui/parties';
import { parseIpiNameNumber, parseIsni } from '@counterpoint/domain/identifiers';
import type { ComposerDetails, NewComposerInput, PartyKind } from '@counterpoint/domain/schemas/parties';
import * as z from 'zod/mini';

export const partyValues = z.object({
  kind: z.enum(['person', 'group', 'organisation']),
  given_names: typed,
  family_name: typed,
  organisation_name: typed,
  stage_names: typedLines(z.string()),
  ipi_name_number: typed,
  isni: typed,
  societies: typedPart({ pr: typed, mr: typed, sr: typed }),
  birth_year: typed,
  nationality: typed,
  organisation_type: typed,
});
export type PartyValues = z.infer<typeof partyValues>;

export const PARTY_FIELDS = [
  'kind',
  'given_names',
  'family_name',
  'organisation_name',
  'stage_names',
  'ipi_name_number',
  'isni',
  'societies.pr',
  'societies.mr',
  'societies.sr',
  'birth_year',
  'nationality',
  'organisation_type',
] as const;

/** Uses the search text as an IPI name number, ISNI or name; the last word is the family name. */
export function beginWith(query: string, kind: PartyKind): PartyValues {
  const text = query.trim();
  if (parseIpiNameNumber(text)) return partyValues.parse({ kind, ipi_name_number: text });
  if (parseIsni(text)) return partyValues.parse({ kind, isni: text });
  const words = /\d/.test(text) ? [] : text.split(/\s+/);
  const family_name = words.at(-1);
  return partyValues.parse({
    kind,
    given_names: words.slice(0, -1).join(' '),
    family_name,
    organisation_name: words.join(' '),
  });
}

export function valuesOf({ societies, my_details, ...composer }: ComposerDetails): PartyValues {
  const codes = societies.toReversed().map(({ right, society_code }) => [right, society_code]);
  return partyValues.parse({ ...composer, ...my_details, societies: Object.fromEntries(codes) });
}

export function partyInput(values: PartyValues, resource: PartyResource): NewComposerInput {
  const birth_year = hasYear(values.kind, resource) ? yearOf(values.birth_year) : null;
  return { ...namesOf(values), birth_year };
}

interface CandidateQueryOptions {
  /** The corrected party, which is no duplicate of itself. */
  readonly except: string | null;
  readonly resource: PartyResource;
}

export function toCandidateQuery(values: PartyValues, { except, resource }: CandidateQueryOptions): TypedParty {
  const { birth_year: year, ...party } = partyInput(values, resource);
  const { kind, given_names, family_name, organisation_name, ipi_name_number, isni } = party;
  return {
    kind,
    given_names,
    family_name,
    organisation_name,
    ipi_name_number,
    isni,
    except,
    stage_names: values.stage_names.filter((name) => name.trim() !== ''),
    birth_year: Number.isInteger(year) ? year : null,
  };
}

/** Clears names of the other kind, which stay in the form when the kind changes. */
function namesOf(values: PartyValues): PartyValues {
  return values.kind === 'person'
    ? { ...values, organisation_name: '', organisation_type: '' }
    : { ...values, given_names: '', family_name: '' };
}

/** For a company it is the founding year, which only rights holders have. */
export function hasYear(kind: PartyKind, resource: PartyResource): boolean {
  return kind === 'person' || (kind === 'organisation' && resource === 'rightsholders');
}

/** NaN for an invalid year, so that the schema rejects it. */
function yearOf(text: string): number | null {
  const year = text.trim();
  if (year === '') return null;
  return /^\d{1,4}$/.test(year) ? Number(year) : Number.NaN;
}
