import { shareText } from '@counterpoint/area-ui/draft-text';
import { inProportion } from '@counterpoint/domain/cases';
import { evenSplit, FULL_SHARE } from '@counterpoint/domain/shares';
import { type DraftValues, shareOf } from '../../../ui/draft/draft-values.ts';
import { chainsIn } from './publisher-chains.ts';

type Work = Pick<DraftValues, 'writers' | 'publishers'>;

/** In thousandths of a published writer's share. */
export interface UsualSplit {
  readonly pr: number;
  readonly mr: number;
}

export const HALF_EACH: UsualSplit = { pr: 500, mr: 500 };
/** Half of performing and all of mechanical, which the publisher collects and accounts to the writer. */
export const ALL_MECHANICAL: UsualSplit = { pr: 500, mr: 1000 };

function ownersIn({ publishers }: Work): Map<number, number> {
  const owners = new Map<number, number>();
  for (const { chain, indexes } of chainsIn(publishers)) {
    const owner =
      indexes.find((index) => publishers[index]?.type === 'AQ') ??
      indexes.find((index) => publishers[index]?.type === 'E');
    if (owner !== undefined) owners.set(chain, owner);
  }
  return owners;
}

/**
 * Each writer's share without publishers. Derived from performing, of which a published writer keeps half; publishers
 * may hold all of mechanical.
 */
function wholeParts({ writers, publishers }: Work, chainsOf: readonly (readonly number[])[]): number[] {
  const isSplit = publishers.some(({ shares }) => shareOf(shares.pr) > 0);
  const weights = writers.map(({ shares }, index) => {
    const isPublished = isSplit && (chainsOf[index]?.length ?? 0) > 0;
    return shareOf(shares.pr) * (isPublished ? 2 : 1);
  });
  return weights.some((weight) => weight > 0) ? inProportion(FULL_SHARE, weights) : evenSplit(weights.length);
}

/** Writers keep their proportions. Where no writer names a publisher, every publisher publishes every writer. */
export function splitUsually(work: Work, split: UsualSplit): Work {
  const owners = ownersIn(work);
  const isAssigned = work.writers.some(({ chains }) => chains.some((chain) => owners.has(chain)));
  const chainsOf = work.writers.map(({ chains }) =>
    isAssigned ? chains.filter((chain) => owners.has(chain)) : [...owners.keys()],
  );
  const whole = wholeParts(work, chainsOf);
  const pr = splitRight(whole, chainsOf, split.pr);
  const mr = splitRight(whole, chainsOf, split.mr);
  const ownedBy = (index: number, chain: number, { held }: SplitOfRight) =>
    shareText(owners.get(chain) === index ? (held.get(chain) ?? 0) : 0);
  return {
    writers: work.writers.map((line, index) => ({
      ...line,
      shares: { ...line.shares, pr: shareText(pr.kept[index] ?? 0), mr: shareText(mr.kept[index] ?? 0) },
    })),
    publishers: work.publishers.map((line, index) => ({
      ...line,
      shares: { ...line.shares, pr: ownedBy(index, line.chain, pr), mr: ownedBy(index, line.chain, mr) },
    })),
  };
}

interface SplitOfRight {
  readonly kept: readonly number[];
  readonly held: ReadonlyMap<number, number>;
}

function splitRight(
  whole: readonly number[],
  chainsOf: readonly (readonly number[])[],
  thousandths: number,
): SplitOfRight {
  const held = new Map<number, number>();
  // Rounds the sum, not each part, so that the publishers' total is exact.
  let published = 0;
  let ceded = 0;
  const kept = whole.map((part, index) => {
    const chains = chainsOf[index] ?? [];
    if (chains.length === 0) return part;
    published += part;
    const share = Math.floor((published * thousandths) / 1000) - ceded;
    ceded += share;
    const shares = evenSplit(chains.length, share);
    for (const [at, chain] of chains.entries()) held.set(chain, (held.get(chain) ?? 0) + (shares[at] ?? 0));
    return part - share;
  });
  return { kept, held };
}
