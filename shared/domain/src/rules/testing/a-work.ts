import { NO_WRITER_TERMS, type WriterRole, workDraft } from '../../schemas/works/index.ts';
import { checkWork } from '../index.ts';
import type { RuledPublisher, RuledWork, RuledWriter } from '../ruled-work.ts';

export function aLine(party_id: string | null, share: number, role: WriterRole = 'CA'): RuledWriter {
  return { ...NO_WRITER_TERMS, party_id, role, shares: { pr: share, mr: share, sr: 0 } };
}

/** A publisher with half of the performing and all of the mechanical right. */
export function aPublisher(overrides: Partial<RuledPublisher> = {}): RuledPublisher {
  const { societies, collections, public_domain } = NO_WRITER_TERMS;
  const shares = { pr: 5000, mr: 10_000, sr: 0 };
  return { chain: 1, party_id: 'osu', type: 'E', shares, societies, collections, public_domain, ...overrides };
}

/** A work that breaks no rule, with a test's changes. */
export function aWork(overrides: Partial<RuledWork> = {}): RuledWork {
  return {
    ...workDraft.parse({ title: 'Songbird' }),
    writers: [aLine('ama', 5000), aLine('kwesi', 5000)],
    ...overrides,
  };
}

/** A work of one writer, who has the performing shares that `publishers` leave. */
export function aPublishedWork(publishers: RuledPublisher[], overrides: Partial<RuledWork> = {}): RuledWork {
  const chains = [...new Set(publishers.map(({ chain }) => chain))];
  const left = (right: 'pr' | 'mr') => publishers.reduce((rest, { shares }) => rest - shares[right], 10_000);
  const shares = { pr: left('pr'), mr: left('mr'), sr: 0 };
  return aWork({ writers: [{ ...aLine('ama', 0), shares, chains }], publishers, ...overrides });
}

/** Findings in short: `block W-TOT-01 writers`. */
export function foundIn(work: RuledWork, today?: string): string[] {
  return checkWork(work, today).map(({ id, path, severity }) => `${severity} ${id} ${path}`);
}
