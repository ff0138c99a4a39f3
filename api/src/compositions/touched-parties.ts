import type { CompositionDetails, PublisherView, WriterView } from '@counterpoint/domain/schemas';
import { RIGHTS, type Shares } from '@counterpoint/domain/shares';
import type { NewLines, Standing } from './party-line-repository.ts';

/** A member whose line says the same as in force keeps their word of then; every other one is asked. */
export function keepStanding(lines: NewLines, inForce: CompositionDetails): NewLines {
  return {
    ...lines,
    writers: lines.writers.map((line) => ({
      ...line,
      ...standingOf(
        line,
        inForce.writers.filter(({ role }) => role === line.role),
      ),
    })),
    publishers: lines.publishers.map((line) => ({
      ...line,
      ...standingOf(
        line,
        inForce.publishers.filter(({ type, chain }) => type === line.type && chain === line.chain),
      ),
    })),
  };
}

interface Line extends Standing {
  readonly party_id: string | null;
  readonly shares: Shares;
}

function standingOf(line: Line, before: readonly (WriterView | PublisherView)[]): Standing {
  const { confirmation, confirmed_at } = line;
  const same = before.find((other) => other.party_id === line.party_id && haveSameShares(other, line));
  // Those who joined since they were named can be asked now, and are: they have never said a word.
  if (confirmation !== 'invited' || !same || !hasWord(same)) return { confirmation, confirmed_at };
  return {
    confirmation: same.confirmation,
    confirmed_at: same.confirmed_at === null ? null : new Date(same.confirmed_at),
  };
}

/** Who did not answer in time had their chance: a version that gives them the same does not ask again. */
function hasWord({ confirmation }: WriterView | PublisherView): boolean {
  return confirmation === 'confirmed' || confirmation === 'unconfirmed';
}

function haveSameShares(one: { shares: Shares }, other: { shares: Shares }): boolean {
  return RIGHTS.every((right) => one.shares[right] === other.shares[right]);
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
