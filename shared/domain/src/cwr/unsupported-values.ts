import { beyondRecord } from '../messages/cwr-files.generated.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { fieldSpec, fieldsByName, OWNED_TYPES, typeIn } from './records/index.ts';

export interface UnsupportedValue {
  readonly type: string;
  readonly line: number;
  readonly field: string | null;
  readonly value: string;
}

const EMPTY_VALUES: readonly string[] = ['', 'N', 'U'];

function pairs(parsed: readonly CwrRecord[], held: readonly CwrRecord[]): Map<CwrRecord, CwrRecord> {
  const matched = new Map<CwrRecord, CwrRecord>();
  const alike = pairEqual({ parsed, held, matched });
  if (alike < parsed.length || alike < held.length)
    pairBy(keyOf, { parsed: parsed.slice(alike), held: held.slice(alike), matched });
  if (matched.size < Math.min(parsed.length, held.length)) pairBy(sameKindAndParties, { parsed, held, matched });
  return matched;
}

interface Pairing {
  readonly parsed: readonly CwrRecord[];
  readonly held: readonly CwrRecord[];
  readonly matched: Map<CwrRecord, CwrRecord>;
}

function pairEqual({ parsed, held, matched }: Pairing): number {
  let place = 0;
  for (; place < parsed.length; place += 1) {
    const [record, other] = [parsed[place], held[place]];
    if (!record || !other || !isEqual(record, other)) break;
    matched.set(record, other);
  }
  return place;
}

function isEqual(record: CwrRecord, other: CwrRecord): boolean {
  if (record.type !== other.type) return false;
  for (const name of keysOf(record.type)) if (getValue(record, name) !== getValue(other, name)) return false;
  return true;
}

function pairBy(nameOf: (record: CwrRecord) => string, { parsed, held, matched }: Pairing): void {
  const matchedRecords = new Set(matched.values());
  const waiting = Map.groupBy(
    held.filter((record) => !matchedRecords.has(record)),
    nameOf,
  );
  for (const record of parsed) {
    if (matched.has(record)) continue;
    const other = waiting.get(nameOf(record))?.shift();
    if (other) matched.set(record, other);
  }
}

/** All headers describe the same work, in whichever version, so they compare as equal. */
function kindOf(type: string): string {
  return type === 'ISW' || type === 'EXC' ? 'NWR' : typeIn('2.2', type === 'REV' ? 'WRK' : type);
}

const PARTY_NUMBERS = ['ip', 'publisher_ip', 'writer_ip'];

/** A record of one party doesn't describe the party that replaces it. */
function sameKindAndParties(record: CwrRecord): string {
  return [kindOf(record.type), ...PARTY_NUMBERS.map((name) => getValue(record, name))].join('|');
}

const KEYS = new Map<string, readonly string[]>();

function keysOf(type: string): readonly string[] {
  const known = KEYS.get(type);
  if (known) return known;
  const keys = [...(fieldsByName(type)?.values() ?? [])].flatMap(({ name, isKey }) => (isKey ? [name] : []));
  KEYS.set(type, keys);
  return keys;
}

function keyOf(record: CwrRecord): string {
  let key = kindOf(record.type);
  for (const name of keysOf(record.type)) key += `|${getValue(record, name)}`;
  return key;
}

export function findUnsupported(parsed: readonly CwrRecord[], held: readonly CwrRecord[]): UnsupportedValue[] {
  const matched = pairs(parsed, held);
  return parsed.flatMap((record): UnsupportedValue[] => {
    const { type, line } = record;
    const other = matched.get(record);
    const values: UnsupportedValue[] = [];
    for (const name in record.meant) {
      const value = getValue(record, name);
      if (EMPTY_VALUES.includes(value) || (other && getValue(other, name) === value)) continue;
      values.push({ type, line, field: fieldSpec(type, name)?.label ?? name, value });
    }
    if (!other)
      return [{ type, line, field: null, value: values.map((each) => each.value).join(' ') || record.rest.trim() }];
    return record.rest.trim() === ''
      ? values
      : [...values, { type, line, field: beyondRecord(), value: record.rest.trim() }];
  });
}

/** Restores imported records: unchanged values as in the file, changed ones as now, unsupported ones in their place. */
export function restoreUnsupported(work: States<readonly CwrRecord[]>): CwrRecord[] {
  const { now, parsed, before, isSameVersion } = work;
  const heldOf = pairs(parsed, before);
  const nowOf = pairs(before, now);
  const rebuilt: CwrRecord[] = [];
  const placeOf = new Map<CwrRecord, number>();
  let ownerIsGone = false;
  for (const record of parsed) {
    const held = heldOf.get(record);
    const current = held && nowOf.get(held);
    const isOwned = OWNED_TYPES.includes(record.type);
    const isGone = held !== undefined && current === undefined;
    if (!isOwned) ownerIsGone = isGone;
    if (isGone || (isOwned && ownerIsGone)) continue;
    if (current) placeOf.set(current, rebuilt.length);
    rebuilt.push(held && current ? merged({ parsed: record, before: held, now: current, isSameVersion }) : record);
  }
  return withNew({ now, rebuilt, placeOf, unchanged: new Set(nowOf.values()) });
}

/** Current, as imported, and as the model held it right after the import. */
type States<State> = Readonly<Record<'now' | 'parsed' | 'before', State>> & { readonly isSameVersion: boolean };

function merged({ parsed, before, now, isSameVersion }: States<CwrRecord>): CwrRecord {
  const values: Record<string, string> = {};
  const meant: Record<string, string> = {};
  for (const name of new Set([...Object.keys(parsed.values), ...Object.keys(now.values)])) {
    const isParsed = isSameVersion || parsed.values[name] !== undefined;
    const source = isParsed && getValue(before, name) === getValue(now, name) ? parsed : now;
    const value = source.values[name];
    if (value !== undefined) values[name] = value;
    if (source.meant[name] !== undefined) meant[name] = getValue(source, name);
  }
  return { ...now, values, meant, rest: parsed.rest };
}

interface RecordAddition {
  readonly now: readonly CwrRecord[];
  readonly rebuilt: readonly CwrRecord[];
  readonly placeOf: ReadonlyMap<CwrRecord, number>;
  /** Current records that already existed at the import; those absent from the file stay left out. */
  readonly unchanged: ReadonlySet<CwrRecord>;
}

function withNew({ now, rebuilt, placeOf, unchanged }: RecordAddition): CwrRecord[] {
  const added = new Map<number, CwrRecord[]>();
  let last = -1;
  for (const record of now) {
    const place = placeOf.get(record);
    if (place !== undefined) last = Math.max(last, place);
    else if (!unchanged.has(record)) added.set(last, [...(added.get(last) ?? []), record]);
  }
  return [...(added.get(-1) ?? []), ...rebuilt.flatMap((record, place) => [record, ...(added.get(place) ?? [])])];
}
