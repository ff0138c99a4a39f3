import { type RightsLine, type RightsSegment, segmentsOf, USE_TYPES } from '../recording-rights/index.ts';
import type { CaseLine, CaseScope } from '../schemas/cases/case-lines.ts';
import type { Right, Shares } from '../shares/index.ts';
import { reach, type TerritoryLine, WORLD } from '../territories/index.ts';

interface PartyOnLine {
  readonly party_id: string | null;
  readonly name: string;
}

export interface WorkLines {
  readonly writers: readonly (PartyOnLine & { readonly role: string; readonly shares: Shares })[];
  readonly publishers: readonly (PartyOnLine & {
    readonly chain: number;
    readonly type: string;
    readonly shares: Shares;
  })[];
}

export interface HolderOnLine extends PartyOnLine, Pick<RightsLine, 'uses' | 'share' | 'territories'> {
  readonly role: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

export type RecordingScope = Pick<CaseScope, 'uses' | 'territories' | 'from' | 'to'>;

/** Returns a work's lines with shares of `rights`. Keys are stable per revision, so that claims find their lines. */
export function workLines({ writers, publishers }: WorkLines, rights: readonly Right[]): CaseLine[] {
  const sharesOf = (shares: Shares) => Object.fromEntries(rights.map((right) => [right, shares[right]]));
  return withKeys([
    ...writers.map(({ party_id, name, role, shares }) => ({
      key: `writer:${party_id ?? '?'}:${role}`,
      group: 'writer' as const,
      party_id,
      name,
      role,
      shares: sharesOf(shares),
    })),
    ...publishers.map(({ party_id, name, chain, type, shares }) => ({
      key: `publisher:${party_id ?? '?'}:${chain}:${type}`,
      group: 'publisher' as const,
      party_id,
      name,
      role: type,
      shares: sharesOf(shares),
    })),
  ]);
}

export function holderLines(rights: readonly HolderOnLine[], scope: RecordingScope): CaseLine[] {
  return linesOfHolders(rights, (own) => maxShareWithin(own, scope));
}

/** One line for each holder whose maximum, in hundredths of a per cent, isn't 0. */
export function linesOfHolders(
  rights: readonly HolderOnLine[],
  mostOf: (own: readonly HolderOnLine[]) => number,
): CaseLine[] {
  const byParty = Map.groupBy(rights, ({ party_id }) => party_id ?? '?');
  return [...byParty].flatMap(([party, own]): CaseLine[] => {
    const [first] = own;
    const share = mostOf(own);
    if (!first || share === 0) return [];
    const { party_id, name, role } = first;
    return [{ key: `holder:${party}`, group: 'holder', party_id, name, role, shares: { recording: share } }];
  });
}

export function contributorLines(contributors: readonly (PartyOnLine & { readonly category: string })[]): CaseLine[] {
  return withKeys(
    contributors.map(({ party_id, name, category }) => ({
      key: `contributor:${party_id ?? name}:${category}`.slice(0, MAX_KEY_LENGTH),
      group: 'contributor' as const,
      party_id,
      name,
      role: category,
      shares: {},
    })),
  );
}

/** The same for every claimant, so that competing claims are compared. */
export function keyOfNewLine({ group, party_id, name, role }: Omit<CaseLine, 'key' | 'shares'>): string {
  const who = party_id ?? name;
  const [part = ''] = (role ?? '').split(':');
  if (group === 'holder') return `holder:${who}`;
  return `${group}:${who}:${group === 'publisher' ? 'new:' : ''}${part}`.slice(0, MAX_KEY_LENGTH);
}

/** An empty scope means all uses, the world and all time. */
export function scopeAsLine({ uses, territories, from, to }: RecordingScope): RightsLine {
  const world: readonly TerritoryLine[] = [{ is_included: true, territory: WORLD }];
  return {
    uses: uses.length > 0 ? uses : USE_TYPES,
    share: 0,
    territories: territories.length > 0 ? territories : world,
    from: from ?? FIRST_DAY,
    to,
  };
}

export function scopeSegments(
  scope: RecordingScope,
  { total, since }: { readonly total: number; readonly since: string },
): RightsSegment[] {
  const line = scopeAsLine({ ...scope, from: scope.from ?? since });
  return segmentsOf([line]).map((segment) => ({ ...segment, total }));
}

const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';
/** Leaves room for the suffix that separates equal keys. */
const MAX_KEY_LENGTH = 190;

function maxShareWithin(own: readonly HolderOnLine[], scope: RecordingScope): number {
  const { uses, territories, from, to } = scopeAsLine(scope);
  const scopeCountries = reach(territories);
  const clipped = own.map((line) => ({
    uses: line.uses.filter((use) => uses.includes(use)),
    share: line.share,
    territories: line.territories,
    from: [line.valid_from, from].sort().at(-1) ?? from,
    to: earlierEnd(line.valid_to, to),
  }));
  const within = segmentsOf(clipped.filter((line) => line.uses.length > 0 && line.from <= (line.to ?? LAST_DAY)));
  const totals = within.filter(({ countries }) => countries.some((country) => scopeCountries.has(country)));
  return Math.max(0, ...totals.map(({ total }) => total));
}

function earlierEnd(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Equal keys get their number: `#2` for the second. */
function withKeys(lines: readonly CaseLine[]): CaseLine[] {
  const met = new Map<string, number>();
  return lines.map((line) => {
    const count = (met.get(line.key) ?? 0) + 1;
    met.set(line.key, count);
    return count === 1 ? line : { ...line, key: `${line.key}#${count}` };
  });
}
