import { findDamagedLetters } from '../imports/damaged-text.ts';
import { type ImportFinding, shortened } from '../imports/import-finding.ts';
import { valuesIn } from './ern-losses.ts';
import type { ErnNode } from './ern-node.ts';

export function lettersIn(node: ErnNode, draft: unknown): ImportFinding[] {
  const own = nodesWithin(node).filter(({ text }) => findDamagedLetters(text));
  const inFile = own.flatMap(({ line, name, text }) => damagedLetters(text, { line, column: name }));
  const texts = valuesIn(draft).filter((text) => !own.some((each) => each.text.includes(text)));
  const inDraft = [...new Set(texts)].flatMap((text) => damagedLetters(text, { line: node.line, column: null }));
  return [...inFile, ...inDraft];
}

function damagedLetters(text: string, place: Pick<ImportFinding, 'line' | 'column'>): ImportFinding[] {
  const what = findDamagedLetters(text);
  return what ? [{ ...what, ...place, found: shortened(text) }] : [];
}

function nodesWithin(node: ErnNode): ErnNode[] {
  return [node, ...node.children.flatMap(nodesWithin)];
}
