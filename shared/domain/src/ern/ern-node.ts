/** Names have no namespace prefix, since senders choose different ones. */
export interface ErnNode {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly ErnNode[];
}

export function nodesAt(node: ErnNode, path: string): ErnNode[] {
  let found: readonly ErnNode[] = [node];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return [...found];
}

const EVERYWHERE = /^(?:worldwide|world|2136)$/i;

/** Returns the element for everywhere: the default, else the first not limited to a territory, else the first. */
export function mainOf(nodes: readonly ErnNode[]): ErnNode | undefined {
  const isDefault = ({ attributes }: ErnNode) => attributes.IsDefault === 'true';
  const isForAll = ({ attributes: { ApplicableTerritoryCode: territory } }: ErnNode) =>
    territory === undefined || EVERYWHERE.test(territory);
  return nodes.find(isDefault) ?? nodes.find(isForAll) ?? nodes[0];
}

export function firstNodeWithText(node: ErnNode, ...paths: string[]): ErnNode | undefined {
  for (const path of paths) {
    const found = mainOf(nodesAt(node, path).filter(({ text }) => text !== ''));
    if (found) return found;
  }
  return undefined;
}
