import { changeWithin } from '@counterpoint/domain/cases';
import type { RightsLine, RightsSegment } from '@counterpoint/domain/recording-rights';
import { readOpenHolds } from '../../../holds/hold-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';

export interface RightsOnHold {
  readonly caseNumber: string;
  readonly partyId: string;
  readonly scope: readonly RightsSegment[];
  /** True for overlaps, which are settled by giving way; a filed claim must be answered. */
  readonly mayGiveWay: boolean;
}

export async function readRightsOnHold(tx: Tx, recordingId: string): Promise<RightsOnHold[]> {
  const cases = await readCases(tx, recordingId);
  const overlaps = cases.filter(({ isDetected }) => isDetected);
  // A contest of a new revision doesn't put the active one on hold.
  const filed = cases.filter(
    ({ isDetected, contestedRevision, holds }) => !isDetected && contestedRevision === null && holds.length > 0,
  );
  return [
    ...overlaps.flatMap(({ number, holds }) =>
      [...new Set(holds.flatMap(({ party_id }) => party_id ?? []))].map((partyId) => {
        const scope = holds.flatMap((hold) => (hold.party_id === partyId ? (hold.scope ?? []) : []));
        return { caseNumber: number, partyId, scope, mayGiveWay: true };
      }),
    ),
    ...filed.flatMap(({ number, parties, disputed, scope }) => {
      const partyIds = [
        ...parties.map(({ partyId }) => partyId),
        ...disputed.flatMap(({ line }) => line.party_id ?? []),
      ];
      return [...new Set(partyIds)].map((partyId) => ({ caseNumber: number, partyId, scope, mayGiveWay: false }));
    }),
  ];
}

async function readCases(tx: Tx, recordingId: string) {
  const [cases, holds] = await Promise.all([
    wiringOf(tx).disputes.readOpenCases(tx, RECORDINGS, recordingId),
    readOpenHolds(tx, recordingId, 'recording'),
  ]);
  return cases.map((each) => ({ ...each, holds: holds.filter(({ opposition_id }) => opposition_id === each.id) }));
}

interface OwnChange {
  readonly recordingId: string;
  readonly partyId: string;
  readonly before: readonly RightsLine[];
  readonly after: readonly RightsLine[];
}

/** Finds the hold that forbids a holder's change to their own rights; undefined if none does. */
export async function findHoldAgainst(
  tx: Tx,
  { recordingId, partyId, before, after }: OwnChange,
): Promise<RightsOnHold | undefined> {
  const rightsOnHold = await readRightsOnHold(tx, recordingId);
  return rightsOnHold.find(({ scope, mayGiveWay, ...each }) => {
    if (each.partyId !== partyId) return false;
    const change = changeWithin(before, after, scope);
    return change.isRaised || (!mayGiveWay && change.isLowered);
  });
}

export async function readDisputedParts(tx: Tx, recordingId: string): Promise<Set<string>> {
  const disputed = (await readCases(tx, recordingId)).flatMap((each) => (each.holds.length > 0 ? each.disputed : []));
  return new Set(disputed.flatMap(({ line, measure }) => (measure === null ? line.key : [])));
}
