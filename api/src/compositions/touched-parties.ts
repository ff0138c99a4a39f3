import {
  type CompositionDetails,
  type PublisherView,
  publisherLineOf,
  type WriterView,
  writerLineOf,
} from '@counterpoint/domain/schemas';
import type { NewLines, Standing } from './party-line-repository.ts';

/** A member whose line says the same as in force keeps their word of then; every other one is asked. */
export function keepStanding(lines: NewLines, inForce: CompositionDetails): NewLines {
  const writers = inForce.writers.map((view) => ({ view, says: JSON.stringify(writerLineOf(view)) }));
  const publishers = inForce.publishers.map((view) => ({ view, says: JSON.stringify(publisherLineOf(view)) }));
  return {
    ...lines,
    writers: lines.writers.map((line) => ({ ...line, ...standingOf(line, writers) })),
    publishers: lines.publishers.map((line) => ({ ...line, ...standingOf(line, publishers) })),
  };
}

interface Said {
  readonly view: WriterView | PublisherView;
  /** The line without what is only shown of it. */
  readonly says: string;
}

function standingOf<Line extends Standing>(
  { confirmation, confirmed_at, ...line }: Line,
  before: readonly Said[],
): Standing {
  const asked = { confirmation, confirmed_at };
  const same = before.find(({ says }) => says === JSON.stringify(line))?.view;
  // Those who joined since they were named can be asked now, and are: they have never said a word.
  if (confirmation !== 'invited' || !same || !hasWord(same)) return asked;
  return {
    confirmation: same.confirmation,
    confirmed_at: same.confirmed_at === null ? null : new Date(same.confirmed_at),
  };
}

/** Who did not answer in time had their chance: a version that gives them the same does not ask again. */
function hasWord({ confirmation }: WriterView | PublisherView): boolean {
  return confirmation === 'confirmed' || confirmation === 'unconfirmed';
}

interface Leaving {
  readonly inForce: CompositionDetails | null;
  /** Parties who objected to an earlier state of the same version. */
  readonly objecting: readonly string[];
  readonly submitterId: string;
}

/** The members whom a version no longer names: those in force, and those who objected and were then left out. */
export function leftOut(named: ReadonlySet<string>, { inForce, objecting, submitterId }: Leaving): string[] {
  const before = inForce ? [...inForce.writers, ...inForce.publishers].filter(({ is_member }) => is_member) : [];
  const parties = [...before.flatMap(({ party_id }) => party_id ?? []), ...objecting];
  return [...new Set(parties)].filter((partyId) => !named.has(partyId) && partyId !== submitterId);
}
