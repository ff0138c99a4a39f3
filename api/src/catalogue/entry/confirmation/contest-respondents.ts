import { differencesOf } from '@counterpoint/domain/cases';
import { readParties } from '../../../parties/named-party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DisputedLines } from '../entry-definition.ts';
import type { EntryKind } from '../entry-kind.ts';
import { readSubmitter } from '../entry-repository.ts';

interface Contested extends Pick<DisputedLines, 'registeredLines' | 'claimedLines'> {
  readonly of: EntryKind;
  readonly id: string;
  readonly partyId: string;
}

/** Returns the submitter and every other member whose share would change. */
export async function contestRespondents(
  tx: Tx,
  { of, id, partyId, registeredLines, claimedLines }: Contested,
): Promise<string[]> {
  const changed = differencesOf(registeredLines, claimedLines).flatMap(({ line }) => line.party_id ?? []);
  const members = (await readParties(tx, changed)).flatMap((party) => (party.member_id === null ? [] : [party.id]));
  const submitter = await readSubmitter(tx, of, id);
  const respondents = new Set([...(submitter ? [submitter.partyId] : []), ...members]);
  respondents.delete(partyId);
  return [...respondents];
}
