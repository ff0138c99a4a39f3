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

export const EVERYWHERE = /^(?:worldwide|world|2136)$/i;

/** Returns the element for everywhere: the default, else the first not limited to a territory, else the first. */
export function mainOf(nodes: readonly ErnNode[]): ErnNode | undefined {
  const isDefault = ({ attributes }: ErnNode) => attributes.IsDefault === 'true';
  const isForAll = ({ attributes: { ApplicableTerritoryCode: territory } }: ErnNode) =>
    territory === undefined || EVERYWHERE.test(territory);
  return nodes.find(isDefault) ?? nodes.find(isForAll) ?? nodes[0];
}

/** Returns the first node with a text. On a path, elements for everywhere precede those of a language or territory. */
export function firstNodeWithText(node: ErnNode, ...paths: string[]): ErnNode | undefined {
  for (const path of paths) {
    const found = textAt(node, path.split('/'));
    if (found) return found;
  }
  return undefined;
}

function textAt(node: ErnNode, [name, ...rest]: readonly string[]): ErnNode | undefined {
  if (name === undefined) return node.text === '' ? undefined : node;
  const found = node.children.flatMap((child) => {
    const within = child.name === name ? textAt(child, rest) : undefined;
    return within ? [{ child, within }] : [];
  });
  const main = mainOf(found.map(({ child }) => child));
  return found.find(({ child }) => child === main)?.within;
}

/** DDEX allows a year or a month alone, and a time. Null unless there is a whole day. */
export function dayOf(text: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text ?? '')?.[0] ?? null;
}
