import type { PartyResource, TypedParty } from '@counterpoint/area-ui/parties';
import { parseIpiNameNumber, parseIsni } from '@counterpoint/domain/identifiers';
import {
  type ComposerDetails,
  type NewComposerInput,
  newComposer,
  type PartyKind,
} from '@counterpoint/domain/schemas/parties';
import type { Right } from '@counterpoint/domain/shares';
import * as z from 'zod/mini';

export interface PartyValues {
  kind: PartyKind;
  given_names: string;
  family_name: string;
  organisation_name: string;
  stage_names: string[];
  ipi_name_number: string;
  isni: string;
  societies: Record<Right, string>;
  birth_year: string;
  nationality: string;
  organisation_type: string;
}

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

const EMPTY: PartyValues = {
  kind: 'person',
  given_names: '',
  family_name: '',
  organisation_name: '',
  stage_names: [],
  ipi_name_number: '',
  isni: '',
  societies: { pr: '', mr: '', sr: '' },
  birth_year: '',
  nationality: '',
  organisation_type: '',
};

/** Uses the search text as an IPI name number, ISNI or name; the last word is the family name. */
export function beginWith(query: string, kind: PartyKind): PartyValues {
  const text = query.trim();
  const empty = { ...EMPTY, kind };
  if (parseIpiNameNumber(text)) return { ...empty, ipi_name_number: text };
  if (parseIsni(text)) return { ...empty, isni: text };
  const words = /\d/.test(text) ? [] : text.split(/\s+/);
  return {
    ...empty,
    given_names: words.slice(0, -1).join(' '),
    family_name: words.at(-1) ?? '',
    organisation_name: words.join(' '),
  };
}

export function valuesOf(composer: ComposerDetails): PartyValues {
  const { kind, stage_names, societies, my_details } = composer;
  const codeOf = (right: Right) => societies.find((society) => society.right === right)?.society_code ?? '';
  return {
    kind,
    given_names: composer.given_names ?? '',
    family_name: composer.family_name ?? '',
    organisation_name: composer.organisation_name ?? '',
    stage_names: [...stage_names],
    ipi_name_number: composer.ipi_name_number ?? '',
    isni: composer.isni ?? '',
    societies: { pr: codeOf('pr'), mr: codeOf('mr'), sr: codeOf('sr') },
    birth_year: my_details?.birth_year?.toString() ?? '',
    nationality: my_details?.nationality ?? '',
    organisation_type: composer.organisation_type ?? '',
  };
}

export function partyFormOf(resource: PartyResource) {
  return z.pipe(
    z.pipe(
      z.custom<PartyValues>(),
      z.transform(
        (values: PartyValues): NewComposerInput => ({
          ...namesOf(values),
          birth_year: hasYear(values.kind, resource) ? yearOf(values.birth_year) : null,
        }),
      ),
    ),
    newComposer,
  );
}

interface CandidateQueryOptions {
  /** The corrected party, which is no duplicate of itself. */
  readonly except: string | null;
  readonly resource: PartyResource;
}

export function toCandidateQuery(values: PartyValues, { except, resource }: CandidateQueryOptions): TypedParty {
  const { kind, given_names, family_name, organisation_name, stage_names, ipi_name_number, isni } = namesOf(values);
  const year = hasYear(kind, resource) ? yearOf(values.birth_year) : null;
  return {
    kind,
    given_names,
    family_name,
    organisation_name,
    ipi_name_number,
    isni,
    except,
    stage_names: stage_names.filter((name) => name.trim() !== ''),
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
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
}
