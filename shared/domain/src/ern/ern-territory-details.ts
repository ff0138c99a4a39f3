import { type ErnNode, EVERYWHERE, mainOf } from './ern-node.ts';

const DETAILS = /^(?:SoundRecording|Video|Release)DetailsByTerritory$/;

/**
 * ERN 3 states titles, artists and P lines per territory. Puts those that apply everywhere, else the first, where ERN 4
 * has them; the other territories' stay, to be reported.
 */
export function withTerritoryDetails(node: ErnNode): ErnNode {
  const details = node.children.filter(({ name }) => DETAILS.test(name));
  const applicable = details.map(asApplicable);
  const main = mainOf(applicable);
  if (!main) return node;
  const chosen = details[applicable.indexOf(main)];
  const others = node.children.filter((child) => child !== chosen);
  const parts = main.children.filter(({ name, text }) => name !== 'TerritoryCode' || !EVERYWHERE.test(text));
  return { ...node, children: [...others, ...parts] };
}

/** ERN 4 has the territory in an attribute. */
function asApplicable(details: ErnNode): ErnNode {
  const territory = details.children.find(({ name }) => name === 'TerritoryCode')?.text;
  const { attributes } = details;
  return { ...details, attributes: territory ? { ...attributes, ApplicableTerritoryCode: territory } : attributes };
}
