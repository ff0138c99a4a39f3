import { parseIpiNameNumber, parseIsni } from '../identifiers/index.ts';
import { textOf, unsupportedParts } from './ern-losses.ts';
import { type ErnPersonName, personIn } from './ern-names.ts';
import { type ErnNode, firstNodeWithText, nodesAt } from './ern-node.ts';

export interface ErnParty {
  readonly name: string;
  readonly isni: string | null;
  readonly ipi: string | null;
  readonly person: ErnPersonName | null;
}

export type ErnParties = ReadonlyMap<string, ErnParty>;

export function ernPartyOf(node: ErnNode) {
  const reference = firstNodeWithText(node, 'PartyReference')?.text;
  const party = partyIn(node);
  return reference && party ? { reference, party, losses: unsupportedParts(node.children, party) } : null;
}

/** A party described in place: older messages have names instead of the references of ERN 4. */
export function partyIn(described: ErnNode): ErnParty | null {
  const node = withLatinName(described);
  const person = personIn(node);
  const inOrder = firstNodeWithText(node, 'PartyName/FullName')?.text ?? (person && `${person.given} ${person.family}`);
  const name =
    inOrder ?? firstNodeWithText(node, 'PartyName/FullNameIndexed', 'PartyName/KeyName', 'PartyName', 'FullName')?.text;
  if (!name) return null;
  const numbers = nodesAt(node, 'PartyId');
  const isni = numbers.flatMap(
    (id) => firstNodeWithText(id, 'ISNI')?.text ?? (id.attributes.IsISNI === 'true' ? id.text : []),
  );
  const ipi = numbers.flatMap((id) => firstNodeWithText(id, 'IpiNameNumber')?.text ?? []);
  return { name, isni: parseIsni(isni[0] ?? ''), ipi: parseIpiNameNumber(ipi[0] ?? ''), person };
}

/** Keeps the Latin one of names in several scripts, as in IPI and ISNI. */
function withLatinName(node: ErnNode): ErnNode {
  const names = nodesAt(node, 'PartyName');
  const latin = names.find((name) => /\p{Script=Latin}/u.test(textOf(name)));
  return latin
    ? { ...node, children: node.children.filter((child) => child === latin || !names.includes(child)) }
    : node;
}

/** Resolves a reference such as `ContributorPartyReference`, or reads the party in place. */
export function partyOf(node: ErnNode, reference: string, parties: ErnParties): ErnParty | null {
  const partyId = firstNodeWithText(node, reference, 'PartyReference')?.text;
  return (partyId && parties.get(partyId)) || partyIn(node);
}
