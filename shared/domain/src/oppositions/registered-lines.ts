import { type RightsLine, type RightsSegment, segmentsOf, USE_TYPES } from '../recording-rights/index.ts';
import type { CaseLine, CaseScope } from '../schemas/cases/case-lines.ts';
import type { Right, Shares } from '../shares/index.ts';
import { reach, type TerritoryLine, WORLD } from '../territories/index.ts';

interface PartyOnLine {
  readonly party_id: string | null;
  readonly name: string;
}

/** The lines of a work, as far as a case is about them. */
export interface WorkLines {
  readonly writers: readonly (PartyOnLine & { readonly role: string; readonly shares: Shares })[];
  readonly publishers: readonly (PartyOnLine & {
    readonly chain: number;
    readonly type: string;
    readonly shares: Shares;
  })[];
}

/** A line of rights in a recording, as far as a case is about it. */
export interface HolderOnLine extends PartyOnLine, Pick<RightsLine, 'uses' | 'share' | 'territories'> {
  readonly role: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** Where, when and for which uses a case about a recording reaches. */
export type RecordingScope = Pick<CaseScope, 'uses' | 'territories' | 'from' | 'to'>;

/** Returns a work's lines with shares of `rights`. Keys are stable per version, so claims find their lines. */
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

/** Who holds rights within this scope, one line for each, with the most that they hold of any part of it. */
export function holderLines(rights: readonly HolderOnLine[], scope: RecordingScope): CaseLine[] {
  const byParty = Map.groupBy(rights, ({ party_id }) => party_id ?? '?');
  return [...byParty].flatMap(([party, own]): CaseLine[] => {
    const [first] = own;
    const share = mostWithin(own, scope);
    if (!first || share === 0) return [];
    const { party_id, name, role } = first;
    return [{ key: `holder:${party}`, group: 'holder', party_id, name, role, shares: { recording: share } }];
  });
}

/** Who is heard on a recording, without shares; a case about the line-up adds, changes or leaves out some of them. */
export function contributorLines(contributors: readonly (PartyOnLine & { readonly category: string })[]): CaseLine[] {
  return withKeys(
    contributors.map(({ party_id, name, category }) => ({
      key: `contributor:${party_id ?? name}:${category}`.slice(0, LONGEST_KEY),
      group: 'contributor' as const,
      party_id,
      name,
      role: category,
      shares: {},
    })),
  );
}

/** The key of a line that nobody has yet: the same for everybody who claims it, so that their claims are compared. */
export function keyOfNewLine({ group, party_id, name, role }: Omit<CaseLine, 'key' | 'shares'>): string {
  const who = party_id ?? name;
  const [part = ''] = (role ?? '').split(':');
  if (group === 'holder') return `holder:${who}`;
  return `${group}:${who}:${group === 'publisher' ? 'new:' : ''}${part}`.slice(0, LONGEST_KEY);
}

/** The scope as a right that somebody holds, of no share: all uses, the world and all time where nothing is named. */
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

/** The scope as what is in question: each use in its countries and days, with what is claimed there together. */
export function scopeSegments(
  scope: RecordingScope,
  { total, since }: { readonly total: number; readonly since: string },
): RightsSegment[] {
  const line = scopeAsLine({ ...scope, from: scope.from ?? since });
  return segmentsOf([line]).map((segment) => ({ ...segment, total }));
}

const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';
/** Room is left below the longest that a key may be for what tells equal ones apart. */
const LONGEST_KEY = 190;

function mostWithin(own: readonly HolderOnLine[], scope: RecordingScope): number {
  const { uses, territories, from, to } = scopeAsLine(scope);
  const wanted = reach(territories);
  const clipped = own.map((line) => ({
    uses: line.uses.filter((use) => uses.includes(use)),
    share: line.share,
    territories: line.territories,
    from: [line.valid_from, from].sort().at(-1) ?? from,
    to: earlierEnd(line.valid_to, to),
  }));
  const within = segmentsOf(clipped.filter((line) => line.uses.length > 0 && line.from <= (line.to ?? LAST_DAY)));
  const totals = within.filter(({ countries }) => countries.some((country) => wanted.has(country)));
  return Math.max(0, ...totals.map(({ total }) => total));
}

function earlierEnd(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Equal keys are told apart by their order: `#2` for the second. */
function withKeys(lines: readonly CaseLine[]): CaseLine[] {
  const met = new Map<string, number>();
  return lines.map((line) => {
    const count = (met.get(line.key) ?? 0) + 1;
    met.set(line.key, count);
    return count === 1 ? line : { ...line, key: `${line.key}#${count}` };
  });
}
