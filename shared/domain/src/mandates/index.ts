import { countriesOf, reach, type TerritoryLine, WORLD } from '../territories/index.ts';

export { MANDATE_SCOPES, MANDATE_STATES, type MandateScope, type MandateState } from './scopes.ts';

/** A party's share or role in a work or recording. Without territories it applies worldwide. */
export interface PartyInterest {
  readonly party_id: string | null;
  readonly territories?: readonly TerritoryLine[];
}

interface CoveringMandate {
  readonly party_id: string;
  readonly territory: string;
}

/** Whether the mandate's territory includes every territory of its party's interests, of which there is at least one. */
export function covers({ party_id, territory }: CoveringMandate, interests: readonly PartyInterest[]): boolean {
  const own = interests.filter((interest) => interest.party_id?.toLowerCase() === party_id);
  if (own.length === 0 || territory === WORLD) return own.length > 0;
  const countries = new Set(countriesOf(territory));
  return own.every(
    ({ territories }) => territories && [...reach(territories)].every((country) => countries.has(country)),
  );
}

interface SubmitterQuery<Mandate extends CoveringMandate> {
  readonly partyId: string;
  readonly interests: readonly PartyInterest[];
  /** Active ones that allow registering this kind. */
  readonly mandates: readonly Mandate[];
}

/** Why a member may submit an entry: it has a part in it, or a mandate of a party that has; null if neither. */
export function submitterStanding<Mandate extends CoveringMandate>(
  query: SubmitterQuery<Mandate>,
): 'own' | { readonly mandate: Mandate } | null {
  const { partyId, interests, mandates } = query;
  const named = new Set(interests.map(({ party_id }) => party_id?.toLowerCase()));
  if (named.has(partyId)) return 'own';
  // A publisher can hold mandates of thousands of writers.
  const mandate = mandates.find((each) => named.has(each.party_id) && covers(each, interests));
  return mandate ? { mandate } : null;
}

/** A recording's rights apply in their territories; a contributor without rights has a part worldwide. */
export function interestsInRecording<Right extends PartyInterest, Contributor extends PartyInterest>(recording: {
  readonly contributors: readonly Contributor[];
  readonly rights: readonly Right[];
}): (Right | Contributor)[] {
  const { contributors, rights } = recording;
  const holders = new Set(rights.map(({ party_id }) => party_id));
  return [...rights, ...contributors.filter(({ party_id }) => !holders.has(party_id))];
}
