import * as text from '../messages/work-rules.generated.ts';
import type { PublisherType } from '../schemas/works/work-choices.ts';
import { formatShare, RIGHTS, SHARE_TOLERANCE, type Shares, totalOf } from '../shares/index.ts';
import { atLines, NOTHING, type Rule } from './rule.ts';
import type { RuledPublisher } from './ruled-work.ts';

const HALF = 5000;

const OWNERS: readonly PublisherType[] = ['E', 'AQ'];

const NO_PUBLISHERS: readonly RuledPublisher[] = [];

export const PUBLISHER_RULES: readonly Rule[] = [
  {
    id: 'W-PUB-01',
    severity: 'block',
    cwr: 'NWR transaction rule 4',
    summary: 'Publishers together hold at most half of the performing right.',
    check({ publishers }) {
      const total = totalOf(publishers, 'pr');
      if (total <= HALF + SHARE_TOLERANCE || publishers.some(({ shares }) => shares.pr > HALF)) return NOTHING;
      return [{ path: 'publishers', message: text.publishersOverHalf({ total: formatShare(total) }) }];
    },
  },
  /** Without tolerance, unlike W-PUB-01. */
  {
    id: 'W-PUB-02',
    severity: 'block',
    cwr: 'SPU field rule 13',
    summary: 'A publisher holds at most half of the performing right.',
    check: atPublishers('shares.pr', ({ shares }) => (shares.pr > HALF ? text.publisherOverHalf() : null)),
  },
  {
    id: 'W-PUB-03',
    severity: 'block',
    cwr: 'NWR transaction rule 17',
    summary: 'A chain of publishers has one original publisher.',
    check: atPublishers('type', ({ type }, before) =>
      type === 'E' && before.some((other) => other.type === 'E') ? text.secondOriginal() : null,
    ),
  },
  {
    id: 'W-PUB-04',
    severity: 'block',
    cwr: 'SPU record rule 2',
    summary: 'A chain of publishers begins with an original publisher or an income participant.',
    check: atPublishers('type', ({ type }, before) =>
      before.length === 0 && type !== 'E' && type !== 'PA' ? text.missingOriginal() : null,
    ),
  },
  /** Administrators and sub-publishers only collect. */
  {
    id: 'W-PUB-05',
    severity: 'block',
    cwr: 'SPU record rule 3, field rule 19',
    summary: 'Only original publishers and acquirers own shares.',
    check: atPublishers('shares', (line) =>
      !OWNERS.includes(line.type) && ownsSomething(line) ? text.ownsWithoutRight() : null,
    ),
  },
  {
    id: 'W-PUB-06',
    severity: 'block',
    cwr: 'SPU field rule 32',
    summary: 'An acquirer follows an original publisher.',
    check: atPublishers('type', ({ type }, before) =>
      type === 'AQ' && !before.some((other) => other.type === 'E') ? text.misplacedAcquirer() : null,
    ),
  },
  {
    id: 'W-PUB-07',
    severity: 'block',
    cwr: 'NWR transaction rule 26',
    summary: 'An original publisher above an acquirer owns no shares.',
    check: atLines('publishers', 'shares', (line, index, { publishers }) => {
      const isAcquired = publishers.some(
        (other, at) => at > index && other.chain === line.chain && other.type === 'AQ',
      );
      return line.type === 'E' && isAcquired && ownsSomething(line) ? text.acquiredShares() : null;
    }),
  },
  {
    id: 'W-PUB-08',
    severity: 'block',
    cwr: 'SPU record rule 8',
    summary: 'An acquirer owns a share of some right.',
    check: atPublishers('shares', (line) => (line.type === 'AQ' && !ownsSomething(line) ? text.enterAcquired() : null)),
  },
  /** Allowed for publishers that the submitter doesn’t control, but often an oversight. */
  {
    id: 'W-PUB-09',
    severity: 'warn',
    cwr: 'NWR transaction rule 25',
    summary: 'A chain of publishers owns a share of some right.',
    check: atLines('publishers', 'shares', (line, _, { publishers }) => {
      const chain = publishers.filter((other) => other.chain === line.chain);
      return chain[0] === line && !chain.some(ownsSomething) ? text.publisherWithoutShare() : null;
    }),
  },
  {
    id: 'W-PUB-10',
    severity: 'warn',
    cwr: 'SWR record rule 2',
    summary: 'Every chain of publishers publishes a writer.',
    check: atLines('publishers', 'chain', ({ chain }, index, { publishers, writers }) =>
      publishers.findIndex((other) => other.chain === chain) === index &&
      !writers.some(({ chains }) => chains.includes(chain))
        ? text.choosePublishedWriters()
        : null,
    ),
  },
  {
    id: 'W-PUB-11',
    severity: 'block',
    summary: 'A publisher is listed once in each role of a chain.',
    check: atPublishers('party_id', ({ party_id, type }, before) =>
      party_id !== null && before.some((other) => other.party_id === party_id && other.type === type)
        ? text.repeatedPublisher()
        : null,
    ),
  },
];

function ownsSomething({ shares }: { shares: Shares }): boolean {
  return RIGHTS.some((right) => shares[right] > 0);
}

function atPublishers(
  field: string,
  messageOf: (line: RuledPublisher, above: readonly RuledPublisher[]) => string | null,
): Rule['check'] {
  return atLines('publishers', field, (line, index, { publishers }) =>
    messageOf(
      line,
      index === 0 ? NO_PUBLISHERS : publishers.slice(0, index).filter(({ chain }) => chain === line.chain),
    ),
  );
}
