import { parseIpiNameNumber, parseIsni } from '../identifiers/index.ts';
import { type ErnPersonName, personIn } from './ern-names.ts';
import { type ErnNode, nodesAt, saidAt } from './ern-node.ts';

export interface ErnParty {
  readonly name: string;
  readonly isni: string | null;
  readonly ipi: string | null;
  /** Its names apart, where the message has those of a person. */
  readonly person: ErnPersonName | null;
}

export type ErnParties = ReadonlyMap<string, ErnParty>;

/** A party with its reference; null where it has none, or no name. */
export function ernPartyOf(node: ErnNode): { readonly reference: string; readonly party: ErnParty } | null {
  const reference = saidAt(node, 'PartyReference')?.text;
  const party = partyIn(node);
  return reference && party ? { reference, party } : null;
}

/** A party that is told of where it is named: ERN 4 has references, older habits write names. */
export function partyIn(node: ErnNode): ErnParty | null {
  const person = personIn(node);
  const inOrder = saidAt(node, 'PartyName/FullName')?.text ?? (person && `${person.given} ${person.family}`);
  const name = inOrder ?? saidAt(node, 'PartyName/FullNameIndexed', 'PartyName/KeyName', 'PartyName', 'FullName')?.text;
  if (!name) return null;
  const numbers = nodesAt(node, 'PartyId');
  const isni = numbers.flatMap((id) => saidAt(id, 'ISNI')?.text ?? (id.attributes.IsISNI === 'true' ? id.text : []));
  const ipi = numbers.flatMap((id) => saidAt(id, 'IpiNameNumber')?.text ?? []);
  return { name, isni: parseIsni(isni[0] ?? ''), ipi: parseIpiNameNumber(ipi[0] ?? ''), person };
}

/** The party that an element refers to, as in `ContributorPartyReference`, or names itself. */
export function partyOf(node: ErnNode, reference: string, parties: ErnParties): ErnParty | null {
  const said = saidAt(node, reference, 'PartyReference')?.text;
  return (said && parties.get(said)) || partyIn(node);
}
