import { differencesOf } from '@counterpoint/domain/cases';
import { readParties } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import type { Act } from '../../../platform/http/actor.ts';
import type { EndedContests, OpenCase } from '../dispute-port.ts';
import type { DisputedLines, EntryChange } from '../entry-definition.ts';
import type { EntryKind, RevisionKey } from '../entry-kind.ts';
import { readSubmitter } from '../entry-repository.ts';
import type { EntryRevision } from './confirmation-repository.ts';

export async function contestsOf(tx: Tx, entryKind: EntryKind, { id, revision }: RevisionKey): Promise<OpenCase[]> {
  const open = await wiringOf(tx).disputes.readOpenCases(tx, entryKind, id);
  return open.filter(({ contestedRevision }) => contestedRevision === revision);
}

export function contestOf(contests: readonly OpenCase[], partyId: string): OpenCase | undefined {
  return contests.find(({ parties }) =>
    parties.some((party) => party.side === 'claimant' && party.partyId === partyId),
  );
}

interface RevokedContests extends EntryRevision, Pick<EndedContests, 'isAnnounced'> {}

export async function revokeContests(tx: Tx, act: Act, { isAnnounced, ...revision }: RevokedContests): Promise<void> {
  const contests = await contestsOf(tx, revision.entryKind, revision);
  await wiringOf(tx).disputes.endContests(tx, act, { contests, resolution: 'revoked', isAnnounced });
}

/** Returns the submitter and every other member whose share would change. */
export async function contestRespondents(
  { entry, tx, act }: EntryChange,
  id: string,
  { registeredLines, claimedLines }: DisputedLines,
): Promise<string[]> {
  const changed = differencesOf(registeredLines, claimedLines).flatMap(({ line }) => line.party_id ?? []);
  const members = (await readParties(tx, changed)).flatMap((party) => (party.member_id === null ? [] : [party.id]));
  const submitter = await readSubmitter(tx, entry.kind, id);
  const respondents = new Set([...(submitter ? [submitter.partyId] : []), ...members]);
  respondents.delete(act.actor.partyId);
  return [...respondents];
}
