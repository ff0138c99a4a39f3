import type { WriterRole } from '../schemas/works/composition-words.ts';
import { formatShare, RIGHTS, SHARE_TOLERANCE, totalOf } from '../shares/index.ts';
import { atLines, NOTHING, type Rule, unless } from './rule.ts';

const CREATORS: readonly WriterRole[] = ['CA', 'C', 'A'];
const HALF = 5000;

export const hasWriter: Rule = {
  id: 'W-WRI-01',
  severity: 'block',
  cwr: 'NWR transaction rule 12',
  title: 'A work has at least one writer.',
  check: ({ writers }) => unless(writers.length > 0, 'writers', 'Add at least one writer.'),
};

export const hasCreator: Rule = {
  id: 'W-WRI-02',
  severity: 'block',
  cwr: 'NWR transaction rule 15',
  title: 'At least one writer is a composer or an author.',
  check: ({ writers }) =>
    unless(
      writers.length === 0 || writers.some(({ role }) => CREATORS.includes(role)),
      'writers',
      'At least one writer must be a composer or an author.',
    ),
};

/** One party stands once in each role, since two lines of one writer can be told apart by nobody. */
export const namesEachWriterOnce: Rule = {
  id: 'W-WRI-03',
  severity: 'block',
  cwr: null,
  title: 'A writer stands once in each role.',
  check: ({ writers }) =>
    atLines({ list: 'writers', lines: writers, field: 'party_id' }, (writer, index) =>
      writer.party_id !== null &&
      writers.findIndex((other) => other.party_id === writer.party_id && other.role === writer.role) < index
        ? 'This writer already stands above in the same role.'
        : null,
    ),
};

/** A writer without any share is allowed, and often a slip; one in the public domain has none. */
export const givesEachWriterAShare: Rule = {
  id: 'W-WRI-04',
  severity: 'warn',
  cwr: null,
  title: 'Every writer has a share in some right.',
  check: ({ writers }) =>
    atLines({ list: 'writers', lines: writers, field: 'shares' }, ({ shares, is_public_domain }) =>
      is_public_domain !== true && RIGHTS.every((right) => shares[right] === 0)
        ? 'This writer has no share in any right.'
        : null,
    ),
};

/** The writers' half of performing is theirs: publishers may have the other half, and no more (W-PUB-01). */
export const leavesWritersTheirHalf: Rule = {
  id: 'W-WRI-05',
  severity: 'block',
  cwr: 'NWR transaction rule 9',
  title: 'Beside publishers, writers hold at least half of performing, or nothing of it.',
  check({ writers, publishers }) {
    const total = totalOf(writers, 'pr');
    // Without publishers the total covers every error.
    if (publishers.length === 0 || total === 0 || total >= HALF - SHARE_TOLERANCE) return NOTHING;
    const message = `Writers hold ${formatShare(total)} of performing; beside publishers they keep at least 50.00%.`;
    return [{ path: 'writers', message }];
  },
};

/** A writer whom nobody knows cannot be paid, and keeps the work from its ISWC. */
export const knowsEachWriter: Rule = {
  id: 'W-WRI-06',
  severity: 'warn',
  cwr: null,
  title: 'Every writer is known, since a work with an unknown writer gets no ISWC.',
  check: ({ writers }) =>
    atLines({ list: 'writers', lines: writers, field: 'party_id' }, ({ party_id }) =>
      party_id === null ? 'This writer is unknown: the work gets no ISWC until the writer is named.' : null,
    ),
};

export const namesChainsThatAreThere: Rule = {
  id: 'W-WRI-07',
  severity: 'block',
  cwr: 'PWR, publisher sequence number',
  title: 'A writer is published by chains of publishers that the work has.',
  check: ({ writers, publishers }) =>
    atLines({ list: 'writers', lines: writers, field: 'chains' }, ({ chains }) => {
      const missing = chains.find((chain) => publishers.every((publisher) => publisher.chain !== chain));
      return missing === undefined ? null : `There is no publisher ${missing}: choose again who publishes this writer.`;
    }),
};
