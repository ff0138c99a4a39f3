import type { CaseLine } from '../schemas/cases/case-lines.ts';
import {
  draftOf,
  NO_PUBLISHER_TERMS,
  NO_WRITER_TERMS,
  PUBLISHER_TYPES,
  type WorkDetails,
  type WorkDraft,
  WRITER_ROLES,
  type WriterLine,
} from '../schemas/works/index.ts';
import { RIGHTS, type Shares } from '../shares/index.ts';
import { workLines } from './registered-lines.ts';

const NONE: Shares = { pr: 0, mr: 0, sr: 0 };

interface MergeInput {
  readonly lines: readonly CaseLine[];
  /** True if only shares are disputed: an author without a share stays named. */
  readonly keepsAuthors: boolean;
}

/** The work with these lines. Matches them by key, or by party and role. New parties come last; those left with nothing are removed. */
export function mergeLines(
  work: Pick<WorkDetails, 'writers' | 'publishers'> & Parameters<typeof draftOf>[0],
  { lines, keepsAuthors }: MergeInput,
): WorkDraft {
  const draft = draftOf(work);
  const place = placeIn(workLines(work, RIGHTS), lines);
  const writers = draft.writers.flatMap((line, index) => {
    const caseLine = place.of(index);
    const shares = caseLine ? sharesOf(line.shares, caseLine) : line.shares;
    const merged = { ...line, shares, collections: collectionsOf(line, line.shares, shares) };
    return isEmptied(line.shares, shares) && !keepsAuthors ? [] : [merged];
  });
  const split = draft.publishers.map((line, index) => {
    const caseLine = place.of(draft.writers.length + index);
    return caseLine ? { ...line, shares: sharesOf(line.shares, caseLine) } : line;
  });
  const publishers = draft.publishers.flatMap((line, index) => {
    const merged = split[index] ?? line;
    const isAlone = draft.publishers.filter(({ chain }) => chain === line.chain).length === 1;
    if (isEmptied(line.shares, merged.shares) && isAlone) return [];
    const [before, after] = [ownedIn(draft.publishers, line.chain), ownedIn(split, line.chain)];
    return [{ ...merged, collections: collectionsOf(line, before, after) }];
  });
  const chains = new Set(publishers.map(({ chain }) => chain));
  return {
    ...draft,
    writers: [
      ...writers.map((line) => ({ ...line, chains: line.chains.filter((chain) => chains.has(chain)) })),
      ...place.newWriters(),
    ],
    publishers: [...publishers, ...place.newPublishers(Math.max(0, ...draft.publishers.map(({ chain }) => chain)))],
  };
}

/** If a writer or chain of publishers collected exactly the share owned, they collect exactly the new one. */
function collectionsOf({ collections }: Pick<WriterLine, 'collections'>, before: Shares, after: Shares) {
  if (RIGHTS.every((right) => after[right] === before[right])) return collections;
  const changed = collections.map((collection) => {
    const collected = { ...collection.shares };
    for (const right of RIGHTS)
      if (collection.is_included && collected[right] === before[right]) collected[right] = after[right];
    return {
      ...collection,
      shares: collected,
      is_included: collection.is_included && RIGHTS.some((right) => collected[right] > 0),
    };
  });
  return changed.some(({ is_included }) => is_included) ? changed : [];
}

function ownedIn(publishers: WorkDraft['publishers'], chain: number): Shares {
  const owned = publishers.filter((line) => line.chain === chain);
  const totalOf = (right: (typeof RIGHTS)[number]) => owned.reduce((total, { shares }) => total + shares[right], 0);
  return { pr: totalOf('pr'), mr: totalOf('mr'), sr: totalOf('sr') };
}

function isEmptied(before: Shares, after: Shares): boolean {
  return RIGHTS.some((right) => before[right] > 0) && RIGHTS.every((right) => after[right] === 0);
}

function sharesOf(before: Shares, { shares: { pr, mr, sr } }: CaseLine): Shares {
  return { pr: pr ?? before.pr, mr: mr ?? before.mr, sr: sr ?? before.sr };
}

function placeIn(registered: readonly CaseLine[], lines: readonly CaseLine[]) {
  const matched = new Map<number, CaseLine>();
  const fresh: CaseLine[] = [];
  const isRegistered = ({ key }: CaseLine) => registered.some((line) => line.key === key);
  // Registered lines first: no other line of the same party takes their place.
  for (const line of [...lines.filter(isRegistered), ...lines.filter((each) => !isRegistered(each))]) {
    const place = placeOf(registered, line);
    if (place === -1 || matched.has(place)) fresh.push(line);
    else matched.set(place, line);
  }
  const added = fresh.filter(({ shares }) => RIGHTS.some((right) => (shares[right] ?? 0) > 0));
  return {
    of: (index: number) => matched.get(index),
    newWriters: () => added.filter(({ group }) => group === 'writer').map(writerOf),
    newPublishers: (last: number) =>
      added.filter(({ group }) => group === 'publisher').map((line, index) => publisherOf(line, last + index + 1)),
  };
}

function placeOf(registered: readonly CaseLine[], { key, group, party_id, role }: CaseLine): number {
  const same = registered.findIndex((line) => line.key === key);
  if (same !== -1 || party_id === null) return same;
  return registered.findIndex((line) => line.group === group && line.party_id === party_id && line.role === role);
}

function writerOf(line: CaseLine): WorkDraft['writers'][number] {
  const role = WRITER_ROLES.find((each) => each === line.role) ?? 'CA';
  return { ...NO_WRITER_TERMS, party_id: line.party_id, role, shares: sharesOf(NONE, line) };
}

function publisherOf(line: CaseLine, chain: number): WorkDraft['publishers'][number] {
  const type = PUBLISHER_TYPES.find((each) => each === line.role) ?? 'E';
  return { ...NO_PUBLISHER_TERMS, chain, party_id: line.party_id, type, shares: sharesOf(NONE, line) };
}
