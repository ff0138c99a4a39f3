import type { PickedParty } from '@counterpoint/area-ui/parties';
import type { PublisherType } from '@counterpoint/domain/schemas/works';
import { FULL_SHARE, missingShare, type Right } from '@counterpoint/domain/shares';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, PublisherValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { publisherValues } from '../../../ui/draft/line-values.ts';
import { totalOfRight } from '../totals/share-totals.ts';

const PUBLISHERS_HALF = FULL_SHARE / 2;

type Work = Pick<DraftValues, 'writers' | 'publishers'>;

export interface PublisherChain {
  readonly chain: number;
  readonly indexes: readonly number[];
}

export function chainsIn(lines: readonly Pick<PublisherValues, 'chain'>[]): PublisherChain[] {
  const byChain = new Map<number, number[]>();
  for (const [index, { chain }] of lines.entries()) byChain.set(chain, [...(byChain.get(chain) ?? []), index]);
  return [...byChain].map(([chain, indexes]) => ({ chain, indexes }));
}

/** Reuses freed numbers. */
export function nextChain(lines: readonly Pick<PublisherValues, 'chain'>[]): number {
  const usedChains = new Set(lines.map(({ chain }) => chain));
  let next = 1;
  while (usedChains.has(next)) next += 1;
  return next;
}

/** Gets the remaining share, at most half of performing. */
export function originalLine(party: PickedParty | null, work: Work): PublisherValues {
  const stillToGive = (right: Right) => Math.max(0, missingShare(totalOfRight(work, right).total));
  const half = Math.max(0, PUBLISHERS_HALF - totalOfRight(work, 'pr').publishers);
  const shares = { pr: Math.min(stillToGive('pr'), half), mr: stillToGive('mr'), sr: 0 };
  return lineOf(party, { chain: nextChain(work.publishers), type: 'E', shares });
}

/** Returns the first line of a new chain, and the writers: the first chain publishes the member, or the only writer. */
export function newChain(party: PickedParty | null, work: Work): { line: PublisherValues; writers: WriterValues[] } {
  const line = originalLine(party, work);
  const isFirst = work.publishers.length === 0;
  // The member decides whether co-writers are published.
  const isPublished = (writer: WriterValues) => isFirst && (work.writers.length === 1 || writer.party.is_me);
  const writers = work.writers.map((writer) =>
    isPublished(writer) ? { ...writer, chains: [...new Set([...writer.chains, line.chain])] } : writer,
  );
  return { line, writers };
}

/** Acting publishers own nothing themselves. */
export function actingLine(party: PickedParty | null, chain: number, work: Work): PublisherValues {
  const isAdministered = work.publishers.some((line) => line.chain === chain && line.type === 'AM');
  return lineOf(party, { chain, type: isAdministered ? 'SE' : 'AM', shares: { pr: 0, mr: 0, sr: 0 } });
}

function lineOf(
  party: PickedParty | null,
  line: { chain: number; type: PublisherType; shares: Record<Right, number> },
): PublisherValues {
  const { id = null, ...shown } = party ?? { name: text.unknownPublisher(), is_member: false, is_me: false };
  return publisherValues.parse({ ...line, party_id: id, party: shown });
}
