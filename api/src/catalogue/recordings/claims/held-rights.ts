import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import { readOpenCases } from '../../../disputes/case/case-repository.ts';
import { readOverlapCases } from '../../../disputes/overlaps/overlap-case-repository.ts';
import { readOpenHolds } from '../../../holds/hold-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Rights in a recording that are kept back: whose, where and when. */
export interface HeldRights {
  readonly caseNumber: string;
  readonly partyId: string;
  readonly scope: readonly RightsSegment[];
  /** Claims that overlap are settled by giving way, so that whoever does need not wait; a claim that was filed is answered. */
  readonly mayGiveWay: boolean;
}

/**
 * What is kept back of a recording by cases about its rights. An objection to a new version keeps nothing back of the one
 * in force.
 */
export async function readHeldRights(tx: Tx, recordingId: string): Promise<HeldRights[]> {
  const [overlaps, cases, holds] = await Promise.all([
    readOverlapCases(tx, recordingId),
    readOpenCases(tx, recordingId, 'recording'),
    readOpenHolds(tx, recordingId, 'recording'),
  ]);
  const isHolding = (id: string) => holds.some(({ opposition_id }) => opposition_id === id);
  const filed = cases.filter((each) => !each.isDetected && each.contestedRevision === null && isHolding(each.id));
  const byOverlaps = overlaps.flatMap(({ number, holds: kept }) =>
    [...new Set(kept.map(({ partyId }) => partyId))].map((partyId) => {
      const scope = kept.filter((hold) => hold.partyId === partyId).flatMap((hold) => hold.scope);
      return { caseNumber: number, partyId, scope, mayGiveWay: true };
    }),
  );
  return [
    ...byOverlaps,
    ...filed.flatMap(({ number, parties, disputed, scope }) => {
      const concerned = [
        ...parties.map(({ partyId }) => partyId),
        ...disputed.flatMap(({ line }) => line.party_id ?? []),
      ];
      return [...new Set(concerned)].map((partyId) => ({ caseNumber: number, partyId, scope, mayGiveWay: false }));
    }),
  ];
}

/** The keys of those in the line-up of a recording whose part is in question. */
export async function disputedParts(tx: Tx, recordingId: string): Promise<Set<string>> {
  const cases = await readOpenCases(tx, recordingId, 'recording');
  const holds = await readOpenHolds(tx, recordingId, 'recording');
  const held = cases.filter(({ id }) => holds.some(({ opposition_id }) => opposition_id === id));
  return new Set(
    held.flatMap(({ disputed }) => disputed.flatMap(({ line, measure }) => (measure === null ? line.key : []))),
  );
}
