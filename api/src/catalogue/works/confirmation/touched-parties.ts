import {
  type CompositionDetails,
  type PublisherLine,
  publisherLineOf,
  type WriterLine,
  writerLineOf,
} from '@counterpoint/domain/schemas';
import type { LineConfirmation } from '../../entry/confirmation/line-confirmations.ts';
import type { NewLines } from '../party-line-repository.ts';

/** A member to whom a version gives the same as the one in force keeps their word of then; every other one is asked. */
export function keepStanding(lines: NewLines, inForce: CompositionDetails): NewLines {
  const [before, after] = [givenIn(linesOf(inForce)), givenIn(withoutStanding(lines))];
  const words = wordsIn(inForce);
  function standingOf({
    party_id,
    confirmation,
    confirmed_at,
  }: { readonly party_id: string | null } & LineConfirmation) {
    const asked = { confirmation, confirmed_at };
    if (party_id === null || confirmation !== 'invited' || before.get(party_id) !== after.get(party_id)) return asked;
    // Those who joined since they were named can be asked now, and are: they have never said a word.
    return words.get(party_id) ?? asked;
  }
  return {
    ...lines,
    writers: lines.writers.map((line) => ({ ...line, ...standingOf(line) })),
    publishers: lines.publishers.map((line) => ({ ...line, ...standingOf(line) })),
  };
}

interface Lines {
  readonly writers: readonly WriterLine[];
  readonly publishers: readonly PublisherLine[];
}

function linesOf({ writers, publishers }: CompositionDetails): Lines {
  return { writers: writers.map(writerLineOf), publishers: publishers.map(publisherLineOf) };
}

function withoutStanding({ writers, publishers }: NewLines): Lines {
  return {
    writers: writers.map(({ confirmation: _, confirmed_at: __, ...line }) => line),
    publishers: publishers.map(({ confirmation: _, confirmed_at: __, ...line }) => line),
  };
}

/**
 * What a version gives each party, in all their lines together: who loses one of two lines is touched as much as whose
 * line becomes smaller. To a line belongs who else stands in its chains, since these publish it and collect for it.
 */
function givenIn({ writers, publishers }: Lines): Map<string, string> {
  const chainOf = (number: number) =>
    publishers
      .filter(({ chain }) => chain === number)
      .map(({ party_id, type, collections }) => [party_id, type, collections]);
  const said = [
    ...writers.map((line) => ({ party_id: line.party_id, says: [line, line.chains.map(chainOf)] })),
    ...publishers.map((line) => ({ party_id: line.party_id, says: [line, chainOf(line.chain)] })),
  ];
  const byParty = Map.groupBy(said, ({ party_id }) => party_id ?? '');
  return new Map(
    [...byParty].map(([id, own]) => [id, JSON.stringify(own.map(({ says }) => JSON.stringify(says)).sort())]),
  );
}

/** Who did not answer in time had their chance: a version that gives them the same does not ask again. */
function wordsIn({ writers, publishers }: CompositionDetails): Map<string, LineConfirmation> {
  return new Map(
    [...writers, ...publishers].flatMap(({ party_id, confirmation, confirmed_at }) =>
      party_id !== null && (confirmation === 'confirmed' || confirmation === 'unconfirmed')
        ? [[party_id, { confirmation, confirmed_at: confirmed_at === null ? null : new Date(confirmed_at) }]]
        : [],
    ),
  );
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
