import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import type { Act } from '../../../platform/http/act.ts';
import type { OpenCase } from '../dispute-port.ts';
import type { EntryKind, RevisionKey } from '../entry-kind.ts';

/** Returns the open cases in which somebody contests this revision. */
export async function contestsOf(tx: Tx, of: EntryKind, { id, revision }: RevisionKey): Promise<OpenCase[]> {
  const open = await wiringOf(tx).disputes.readOpenCases(tx, of, id);
  return open.filter(({ contestedRevision }) => contestedRevision === revision);
}

/** Returns the one of these that a party opened. */
export function contestOf(contests: readonly OpenCase[], partyId: string): OpenCase | undefined {
  return contests.find(({ parties }) =>
    parties.some((party) => party.side === 'claimant' && party.partyId === partyId),
  );
}

/** Ends all contests of this revision, which is no more. */
export async function revokeContests(tx: Tx, act: Act, of: EntryKind, version: RevisionKey): Promise<void> {
  await wiringOf(tx).disputes.endContests(tx, act, await contestsOf(tx, of, version), 'revoked');
}
