import { isStatusKind, type StatusKind } from './statuses.ts';

export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly statuses: StatusKind };

/** Reads the Markdown of a help topic. */
export function parseBlocks(markdown: string): Block[] {
  return markdown
    .split('\n\n')
    .filter((part) => part !== '')
    .map(parseBlock);
}

function parseBlock(part: string): Block {
  const kind = part.slice(1, -1);
  if (part.startsWith('[') && isStatusKind(kind)) return { statuses: kind };
  if (part.startsWith('## ')) return { heading: part.slice(3) };
  if (part.startsWith('- ')) return { list: itemsOf(part, /^- /gm) };
  return part.startsWith('1. ') ? { steps: itemsOf(part, /^\d+\. /gm) } : part;
}

function itemsOf(part: string, marks: RegExp): string[] {
  return part.replaceAll(marks, '').split('\n');
}
