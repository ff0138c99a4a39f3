import { differencesOf } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { WriterView } from '@counterpoint/domain/schemas/works';
import * as text from '../messages/contest.generated.ts';

type NamedParty = Pick<WriterView, 'party_id' | 'name' | 'is_me' | 'is_member' | 'confirmation'>;

interface ContestedLines {
  readonly registeredLines: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
}

/** Names the submitter and every other member whose share would change. */
export function contestRespondents(
  parties: readonly NamedParty[],
  { registeredLines, claimedLines }: ContestedLines,
): string[] {
  const changed = new Set(differencesOf(registeredLines, claimedLines).map(({ line }) => line.party_id));
  const submitter = parties.find(({ confirmation }) => confirmation === 'submitter');
  const members = parties.filter(
    (party) => !party.is_me && party !== submitter && party.is_member && changed.has(party.party_id),
  );
  return [...new Set([submitter?.name ?? text.theSubmitter(), ...members.map(({ name }) => name)])];
}
