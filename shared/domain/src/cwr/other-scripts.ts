import { readRecord, said } from './record-text.ts';

/** What a work and its people are called in another script than CWR's own. */
export interface OtherScripts {
  readonly titles: readonly string[];
  readonly names: readonly string[];
}

/** Records with a title or a name in another script, which the model has no place for. */
const TYPES: Readonly<Record<string, keyof OtherScripts>> = { NAT: 'titles', NPN: 'names', NWN: 'names', NPR: 'names' };

/** What the kept lines of a work say in other scripts, so that it is found by that as well. */
export function otherScriptsIn(lines: Iterable<string>): OtherScripts {
  const told = { titles: new Set<string>(), names: new Set<string>() };
  for (const line of lines) {
    const kind = TYPES[line.slice(0, 3)];
    if (!kind) continue;
    const record = readRecord(line, 0);
    const text = kind === 'titles' ? said(record, 'title') : `${said(record, 'first_name')} ${said(record, 'name')}`;
    if (text.trim() !== '') told[kind].add(text.trim());
  }
  return { titles: [...told.titles], names: [...told.names] };
}
