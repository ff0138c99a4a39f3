import { type HttpClient, useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import {
  type ComposerCandidate,
  type ComposerDetails,
  type composerCandidateQuery,
  composerCandidates,
  composerDetails,
  composerPage,
  type composerQuery,
  type NewComposer,
  type Party,
} from '@counterpoint/domain/schemas/parties';
import { useSettled } from '@counterpoint/kit/lists';
import type * as z from 'zod/mini';

/** The API serves the same parties under both names. */
export type PartyResource = 'composers' | 'rightsholders';

type PartyQuery = z.output<typeof composerQuery>;
export type TypedParty = z.input<typeof composerCandidateQuery>;

const BEST_MATCHES = 8;

export const partyKeys = {
  all: (resource: PartyResource) => [resource] as const,
  details: (resource: PartyResource, id: string) => [resource, 'details', id] as const,
  candidates: (resource: PartyResource, typed: TypedParty) => [resource, 'candidates', typed] as const,
};

export function partiesOf(resource: PartyResource) {
  const all = `/${resource}`;
  const one = (id: string) => `${all}/${encodeURIComponent(id)}`;
  return {
    list: (http: HttpClient, query: PartyQuery, signal: AbortSignal) =>
      http.get(all, { schema: composerPage, query, signal }),

    search: async (http: HttpClient, query: string, signal: AbortSignal): Promise<Party[]> => {
      const params = { query, per_page: BEST_MATCHES };
      return (await http.get(all, { schema: composerPage, query: params, signal })).items;
    },

    read: (http: HttpClient, id: string, signal?: AbortSignal) =>
      http.get(one(id), { schema: composerDetails, ...(signal && { signal }) }),

    candidates: async (http: HttpClient, typed: TypedParty, signal: AbortSignal): Promise<ComposerCandidate[]> =>
      (await http.post(`${all}/candidates`, { schema: composerCandidates, json: typed, signal })).items,

    create: (http: HttpClient, form: NewComposer, idempotencyKey: string) =>
      http.post(all, { schema: composerDetails, json: form, idempotencyKey }),

    change: (http: HttpClient, { id, version }: Pick<ComposerDetails, 'id' | 'version'>, form: NewComposer) =>
      http.put(one(id), { schema: composerDetails, json: form, version }),
  };
}

const MIN_NAME_LENGTH = 2;
const NONE: readonly ComposerCandidate[] = [];

/** Returns nothing for short input or a failed search: the server checks again on creation. */
export function usePartyCandidates(resource: PartyResource, typed: TypedParty): readonly ComposerCandidate[] {
  const { http } = useHost();
  const settled = useSettled(JSON.stringify(typed));
  // Written by this component, so the type is known.
  const typedParty = JSON.parse(settled) as TypedParty;
  const isSearchable = [
    typedParty.family_name,
    typedParty.organisation_name,
    typedParty.ipi_name_number,
    typedParty.isni,
  ].some((text) => (text?.trim().length ?? 0) >= MIN_NAME_LENGTH);
  const found = useQuery({
    queryKey: partyKeys.candidates(resource, typedParty),
    queryFn: ({ signal }) => partiesOf(resource).candidates(http, typedParty, signal),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  return isSearchable ? (found.data ?? NONE) : NONE;
}
