import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import type { ComposerCandidate } from '@counterpoint/domain/schemas/parties';
import { useSettled } from '@counterpoint/kit/lists';
import { type PartyResource, partiesOf, partyKeys, type TypedParty } from './party-api.ts';

const SHORTEST_NAME = 2;
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
  ].some((text) => (text?.trim().length ?? 0) >= SHORTEST_NAME);
  const found = useQuery({
    queryKey: partyKeys.candidates(resource, typedParty),
    queryFn: ({ signal }) => partiesOf(resource).candidates(http, typedParty, signal),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  return isSearchable ? (found.data ?? NONE) : NONE;
}
