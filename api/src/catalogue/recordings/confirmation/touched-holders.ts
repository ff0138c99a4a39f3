import { type RecordingDetails, type RightLine, rightLineOf } from '@counterpoint/domain/schemas';
import type { LineConfirmation } from '../../entry/confirmation/line-confirmations.ts';
import type { NewRecordingLines } from '../recording-lines-repository.ts';

type Right = NewRecordingLines['rights'][number];

/** A member to whom a version gives the same as the one in force keeps their word of then; every other one is asked. */
export function keepRightsStanding(lines: NewRecordingLines, inForce: RecordingDetails): NewRecordingLines {
  const entered = inForce.rights.filter(({ is_claim }) => !is_claim);
  const before = givenIn(entered.map(rightLineOf));
  const after = givenIn(lines.rights.map(withoutStanding));
  const words = new Map(entered.flatMap((line) => wordOf(line)));
  function standingOf({ party_id, confirmation, confirmed_at }: Right): LineConfirmation {
    const asked = { confirmation, confirmed_at };
    if (confirmation !== 'invited' || before.get(party_id) !== after.get(party_id)) return asked;
    // Those who joined since they were named can be asked now, and are: they have never said a word.
    return words.get(party_id) ?? asked;
  }
  return { ...lines, rights: lines.rights.map((line) => ({ ...line, ...standingOf(line) })) };
}

function withoutStanding({ confirmation: _, confirmed_at: __, ...line }: Right): RightLine {
  return line;
}

/** What a version gives each party in all their lines together: who loses one of two lines is touched as well. */
function givenIn(lines: readonly RightLine[]): Map<string, string> {
  const byParty = Map.groupBy(lines, ({ party_id }) => party_id);
  return new Map([...byParty].map(([id, own]) => [id, own.map(inOneOrder).sort().join('\n')]));
}

function inOneOrder(line: RightLine): string {
  const { role, uses, share, territories, valid_from, valid_to, source, is_controlled_by_third_party } = line;
  return JSON.stringify([
    role,
    uses,
    share,
    valid_from,
    valid_to,
    source,
    is_controlled_by_third_party,
    territories.map(({ is_included, territory }) => [is_included, territory]),
  ]);
}

/** Who did not answer in time had their chance: a version that gives them the same does not ask again. */
function wordOf({
  party_id,
  confirmation,
  confirmed_at,
}: RecordingDetails['rights'][number]): [string, LineConfirmation][] {
  if (confirmation !== 'confirmed' && confirmation !== 'unconfirmed') return [];
  return [[party_id, { confirmation, confirmed_at: confirmed_at === null ? null : new Date(confirmed_at) }]];
}

interface Leaving {
  readonly inForce: RecordingDetails | null;
  /** Parties who objected to an earlier state of the same version. */
  readonly objecting: readonly string[];
  readonly submitterId: string;
}

/** The members whom a version no longer gives rights: those in force, and those who objected and were then left out. */
export function holdersLeftOut(named: ReadonlySet<string>, { inForce, objecting, submitterId }: Leaving): string[] {
  const before = (inForce?.rights ?? []).filter(({ is_member, is_claim }) => is_member && !is_claim);
  const parties = [...before.map(({ party_id }) => party_id), ...objecting];
  return [...new Set(parties)].filter((partyId) => !named.has(partyId) && partyId !== submitterId);
}
