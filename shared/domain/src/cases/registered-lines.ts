import { type RightsLine, type RightsSegment, segmentsOf, toRightsLine, USE_TYPES } from '../recording-rights/index.ts';
import type { CaseLine, CaseScope } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE, type Right, type Shares } from '../shares/index.ts';
import { type TerritoryLine, WORLD } from '../territories/index.ts';
import { overlapsAny } from './changed-lines.ts';

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

/** Like `holdersWithin`, for a scope in the form of a case. */
export function holderLines(rights: readonly HolderOnLine[], scope: RecordingScope): CaseLine[] {
  return holdersWithin(rights, segmentsOf([scopeAsLine(scope)]));
}

/** One line for each holder, with the most that they have anywhere within the segments. */
export function holdersWithin(rights: readonly HolderOnLine[], segments: readonly RightsSegment[]): CaseLine[] {
  const isWithin = overlapsAny(segments);
  const byParty = Map.groupBy(rights, ({ party_id }) => party_id ?? '?');
  return [...byParty].flatMap(([party, own]): CaseLine[] => {
    const [first] = own;
    const totals = segmentsOf(own.map(toRightsLine)).flatMap((one) => (isWithin(one) ? one.total : []));
    const share = Math.min(FULL_SHARE, Math.max(0, ...totals));
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
/** Leaves room for the suffix that separates equal keys. */
const MAX_KEY_LENGTH = 190;

/** Equal keys get their number: `#2` for the second. */
function withKeys(lines: readonly CaseLine[]): CaseLine[] {
  const met = new Map<string, number>();
  return lines.map((line) => {
    const count = (met.get(line.key) ?? 0) + 1;
    met.set(line.key, count);
    return count === 1 ? line : { ...line, key: `${line.key}#${count}` };
  });
}
