import * as text from '../messages/work-rules.generated.ts';
import type { WriterRole } from '../schemas/works/work-choices.ts';
import { formatShare, RIGHTS, SHARE_TOLERANCE, totalOf } from '../shares/index.ts';
import { atLines, NOTHING, type Rule, unless } from './rule.ts';

const CREATORS: readonly WriterRole[] = ['CA', 'C', 'A'];

const HALF = 5000;

export const WRITER_RULES: readonly Rule[] = [
  {
    id: 'W-WRI-01',
    severity: 'block',
    cwr: 'NWR transaction rule 12',
    summary: 'A work has at least one writer.',
    check: ({ writers }) => unless(writers.length > 0, 'writers', text.addWriter),
  },
  {
    id: 'W-WRI-02',
    severity: 'block',
    cwr: 'NWR transaction rule 15',
    summary: 'At least one writer is a composer or an author.',
    check: ({ writers }) =>
      unless(writers.length === 0 || writers.some(({ role }) => CREATORS.includes(role)), 'writers', text.addCreator),
  },
  {
    id: 'W-WRI-03',
    severity: 'block',
    summary: 'A writer is listed once in each role.',
    check: atLines('writers', 'party_id', ({ party_id, role }, index, { writers }) =>
      party_id !== null && writers.findIndex((other) => other.party_id === party_id && other.role === role) < index
        ? text.repeatedWriter()
        : null,
    ),
  },
  /** Allowed, but often an oversight. Writers in the public domain have no shares. */
  {
    id: 'W-WRI-04',
    severity: 'warn',
    summary: 'Every writer has a share in some right.',
    check: atLines('writers', 'shares', ({ shares, public_domain }) =>
      public_domain !== 'Y' && RIGHTS.every((right) => shares[right] === 0) ? text.writerWithoutShare() : null,
    ),
  },
  {
    id: 'W-WRI-05',
    severity: 'block',
    cwr: 'NWR transaction rule 9',
    summary: 'Alongside publishers, writers hold at least half of the performing right, or none.',
    check({ writers, publishers }) {
      const total = totalOf(writers, 'pr');
      if (publishers.length === 0 || total === 0 || total >= HALF - SHARE_TOLERANCE) return NOTHING;
      return [{ path: 'writers', message: text.writersUnderHalf({ total: formatShare(total) }) }];
    },
  },
  {
    id: 'W-WRI-06',
    severity: 'warn',
    summary: 'Every writer is known; a work with an unknown writer gets no ISWC.',
    check: atLines('writers', 'party_id', ({ party_id, public_domain }) =>
      party_id === null && public_domain !== 'Y' ? text.unknownWriter() : null,
    ),
  },
  {
    id: 'W-WRI-07',
    severity: 'block',
    cwr: 'PWR, publisher sequence number',
    summary: 'A writer’s publisher chains exist in the work.',
    check: atLines('writers', 'chains', ({ chains }, _, { publishers }) => {
      const missing = chains.find((chain) => publishers.every((publisher) => publisher.chain !== chain));
      return missing === undefined ? null : text.unknownChain({ chain: missing });
    }),
  },
];
