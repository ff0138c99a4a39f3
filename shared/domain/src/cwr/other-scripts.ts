import { getValue, readRecord } from './record-text.ts';

export interface OtherScripts {
  readonly titles: readonly string[];
  readonly names: readonly string[];
}

const TYPES: Readonly<Record<string, keyof OtherScripts>> = { NAT: 'titles', NPN: 'names', NWN: 'names', NPR: 'names' };

export function otherScriptsIn(lines: Iterable<string>): OtherScripts {
  const found = { titles: new Set<string>(), names: new Set<string>() };
  for (const line of lines) {
    const kind = TYPES[line.slice(0, 3)];
    if (!kind) continue;
    const record = readRecord(line, 0);
    const text =
      kind === 'titles' ? getValue(record, 'title') : `${getValue(record, 'first_name')} ${getValue(record, 'name')}`;
    if (text.trim() !== '') found[kind].add(text.trim());
  }
  return { titles: [...found.titles], names: [...found.names] };
}
