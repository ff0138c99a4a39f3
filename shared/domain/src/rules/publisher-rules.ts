import type { PublisherType } from '../schemas/works/work-words.ts';
import { formatShare, RIGHTS, SHARE_TOLERANCE, type Shares, totalOf } from '../shares/index.ts';
import { atLines, type Found, NOTHING, type Rule } from './rule.ts';
import type { RuledPublisher, RuledWork } from './ruled-work.ts';

const HALF = 5000;
const OWNERS: readonly PublisherType[] = ['E', 'AQ'];

function ownsSomething({ shares }: { shares: Shares }): boolean {
  return RIGHTS.some((right) => shares[right] > 0);
}

const NOBODY: readonly RuledPublisher[] = [];

function above(publishers: readonly RuledPublisher[], index: number): readonly RuledPublisher[] {
  if (index === 0) return NOBODY;
  const line = publishers[index];
  return publishers.slice(0, index).filter(({ chain }) => chain === line?.chain);
}

function atPublishers(
  { publishers }: RuledWork,
  field: string,
  messageOf: (line: RuledPublisher, above: readonly RuledPublisher[]) => string | null,
): readonly Found[] {
  return atLines({ list: 'publishers', lines: publishers, field }, (line, index) =>
    messageOf(line, above(publishers, index)),
  );
}

/** The publishers' half of performing: the other belongs to the writers. Of one line above it W-PUB-02 speaks. */
export const keepsToPublishersHalf: Rule = {
  id: 'W-PUB-01',
  severity: 'block',
  cwr: 'NWR transaction rule 4',
  title: 'Publishers together hold at most half of performing.',
  check({ publishers }) {
    const total = totalOf(publishers, 'pr');
    if (total <= HALF + SHARE_TOLERANCE || publishers.some(({ shares }) => shares.pr > HALF)) return NOTHING;
    const message = `Publishers hold ${formatShare(total)} of performing; at most 50.00% is theirs, the rest is the writers’.`;
    return [{ path: 'publishers', message }];
  },
};

/** No single line holds more than the half either, without any tolerance. */
export const keepsLineToPublishersHalf: Rule = {
  id: 'W-PUB-02',
  severity: 'block',
  cwr: 'SPU field rule 13',
  title: 'A publisher holds at most half of performing.',
  check: (work) =>
    atPublishers(work, 'shares.pr', ({ shares }) =>
      shares.pr > HALF ? 'A publisher holds at most 50.00% of performing; the rest is the writers’.' : null,
    ),
};

/** A chain tells the ways of one original publisher. */
export const hasOneOriginalPerChain: Rule = {
  id: 'W-PUB-03',
  severity: 'block',
  cwr: 'NWR transaction rule 17',
  title: 'A chain of publishers has one original publisher.',
  check: (work) =>
    atPublishers(work, 'type', ({ type }, before) =>
      type === 'E' && before.some((other) => other.type === 'E')
        ? 'This chain already has an original publisher: begin a chain of its own for this one.'
        : null,
    ),
};

/** Who administers or sub-publishes does it for somebody who stands above. */
export const beginsWithOriginal: Rule = {
  id: 'W-PUB-04',
  severity: 'block',
  cwr: 'SPU record rule 2',
  title: 'A chain of publishers begins with an original publisher or an income participant.',
  check: (work) =>
    atPublishers(work, 'type', ({ type }, before) =>
      before.length === 0 && type !== 'E' && type !== 'PA'
        ? 'A chain begins with its original publisher: add that one first, or say that this is it.'
        : null,
    ),
};

/** The others collect for an owner, and own nothing themselves. */
export const letsOwnersOwn: Rule = {
  id: 'W-PUB-05',
  severity: 'block',
  cwr: 'SPU record rule 3, field rule 19',
  title: 'Only original publishers and acquirers own shares.',
  check: (work) =>
    atPublishers(work, 'shares', (line) =>
      !OWNERS.includes(line.type) && ownsSomething(line)
        ? 'Only an original publisher or an acquirer owns shares: set these to 0, and say below what this publisher collects.'
        : null,
    ),
};

/** Who acquires takes the shares over from the original publisher. */
export const followsOriginalWithAcquirer: Rule = {
  id: 'W-PUB-06',
  severity: 'block',
  cwr: 'SPU field rule 32',
  title: 'An acquirer follows an original publisher.',
  check: (work) =>
    atPublishers(work, 'type', ({ type }, before) =>
      type === 'AQ' && !before.some((other) => other.type === 'E')
        ? 'An acquirer stands below the original publisher whose shares it took over.'
        : null,
    ),
};

/** What was acquired is no longer the original publisher's. */
export const handsSharesToAcquirer: Rule = {
  id: 'W-PUB-07',
  severity: 'block',
  cwr: 'NWR transaction rule 26',
  title: 'An original publisher above an acquirer owns nothing.',
  check: ({ publishers }) =>
    atLines({ list: 'publishers', lines: publishers, field: 'shares' }, (line, index) => {
      const isAcquired = publishers.some(
        (other, at) => at > index && other.chain === line.chain && other.type === 'AQ',
      );
      return line.type === 'E' && isAcquired && ownsSomething(line)
        ? 'An acquirer has taken over the shares of this publisher: set these to 0.'
        : null;
    }),
};

export const givesAcquirerAShare: Rule = {
  id: 'W-PUB-08',
  severity: 'block',
  cwr: 'SPU record rule 8',
  title: 'An acquirer owns a share of some right.',
  check: (work) =>
    atPublishers(work, 'shares', (line) =>
      line.type === 'AQ' && !ownsSomething(line) ? 'An acquirer has the shares it took over: enter them.' : null,
    ),
};

/** Allowed for publishers whom the submitter does not control, and often a slip. */
export const givesEachChainAShare: Rule = {
  id: 'W-PUB-09',
  severity: 'warn',
  cwr: 'NWR transaction rule 25',
  title: 'A chain of publishers owns a share of some right.',
  check: ({ publishers }) =>
    atLines({ list: 'publishers', lines: publishers, field: 'shares' }, (line, index) => {
      const chain = publishers.filter((other) => other.chain === line.chain);
      const isFirst = publishers.indexOf(line) === index && chain[0] === line;
      return isFirst && !chain.some(ownsSomething) ? 'This publisher has no share in any right.' : null;
    }),
};

/** Who publishes nobody here cannot say whose shares these are. */
export const publishesSomebody: Rule = {
  id: 'W-PUB-10',
  severity: 'warn',
  cwr: 'SWR record rule 2',
  title: 'Every chain of publishers says which writers it publishes.',
  check: ({ publishers, writers }) =>
    atLines({ list: 'publishers', lines: publishers, field: 'chain' }, ({ chain }, index) =>
      publishers.findIndex((other) => other.chain === chain) === index &&
      !writers.some(({ chains }) => chains.includes(chain))
        ? 'Say which writers this publisher publishes: societies abroad pay by it.'
        : null,
    ),
};

/** Two lines of one publisher in one chain can be told apart by their types alone. */
export const namesEachPublisherOnce: Rule = {
  id: 'W-PUB-11',
  severity: 'block',
  cwr: null,
  title: 'A publisher stands once in each role of a chain.',
  check: (work) =>
    atPublishers(work, 'party_id', ({ party_id, type }, before) =>
      party_id !== null && before.some((other) => other.party_id === party_id && other.type === type)
        ? 'This publisher already stands above in the same role.'
        : null,
    ),
};
