import { DAMAGED, isDamaged } from '../imports/damaged-text.ts';
import { type ImportFinding, shortened } from '../imports/import-finding.ts';
import type { ErnNode } from './ern-node.ts';

/** Lost letters of a recording: by their element, or as the draft has them from a party or release that it refers to. */
export function lostLettersIn(node: ErnNode, draft: unknown): ImportFinding[] {
  const own = nodesWithin(node).filter(({ text }) => isDamaged(text));
  const within = own.map(({ line, name, text }) => ({ ...DAMAGED, line, column: name, found: shortened(text) }));
  const texts = textsIn(draft).filter((text) => isDamaged(text) && !own.some((each) => each.text.includes(text)));
  const around = [...new Set(texts)].map((text) => ({
    ...{ ...DAMAGED, line: node.line, column: null, found: shortened(text) },
  }));
  return [...within, ...around];
}

function nodesWithin(node: ErnNode): ErnNode[] {
  return [node, ...node.children.flatMap(nodesWithin)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
