import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import type { Act } from '../../../platform/http/act.ts';
import type { EndedContests, OpenCase } from '../dispute-port.ts';
import type { EntryKind, RevisionKey } from '../entry-kind.ts';
import type { EntryRevision } from './confirmation-repository.ts';

export async function contestsOf(tx: Tx, of: EntryKind, { id, revision }: RevisionKey): Promise<OpenCase[]> {
  const open = await wiringOf(tx).disputes.readOpenCases(tx, of, id);
  return open.filter(({ contestedRevision }) => contestedRevision === revision);
}

export function contestOf(contests: readonly OpenCase[], partyId: string): OpenCase | undefined {
  return contests.find(({ parties }) =>
    parties.some((party) => party.side === 'claimant' && party.partyId === partyId),
  );
}

interface RevokedContests extends EntryRevision, Pick<EndedContests, 'isAnnounced'> {}

export async function revokeContests(tx: Tx, act: Act, { isAnnounced, ...revision }: RevokedContests): Promise<void> {
  const contests = await contestsOf(tx, revision.of, revision);
  await wiringOf(tx).disputes.endContests(tx, act, { contests, resolution: 'revoked', isAnnounced });
}
