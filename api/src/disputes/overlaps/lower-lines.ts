import { holdersWithin, type LoweredLine, lowerWithin } from '@counterpoint/domain/cases';
import { type RightsSegment, sharesAmong, withRightsLine } from '@counterpoint/domain/recording-rights';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import type { RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { readRights, replaceRights } from '../../catalogue/recordings/recording-lines-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { WriteRights } from '../resolution/apply-recording-lines.ts';
import { type ClaimedLine, readPendingRights, readRightsInForce } from './overlap-repository.ts';

export interface ReleaseScope {
  /** They give way with every line that they answer for. */
  readonly parties: ReadonlySet<string>;
  readonly scope: readonly RightsSegment[];
}

/** The others' claims decide what is left. Equal to the effect that the member was shown (`release-effect.ts`). */
export function lowerToFit(
  lines: readonly ClaimedLine[],
  { parties, scope }: ReleaseScope,
): LoweredLine<ClaimedLine>[] {
  const lowered = linesOf(lines, parties);
  const others = lines.filter((line) => !lowered.includes(line));
  const shareIn = sharesAmong(others);
  const maxIn = (segment: RightsSegment) => Math.max(0, FULL_SHARE - shareIn(segment));
  return lowerWithin(lowered, { scope, others, mostIn: maxIn });
}

/** Releases the parties' claims as the outcome of a case. */
export function releaseRights(lowering: ReleaseScope): WriteRights {
  return async (tx, { key, selector }) => {
    if (selector === 'pending') return lowerPending(tx, key, lowering);
    const { lines } = await readRightsInForce(tx, key.id);
    await rewriteLines(tx, key, lowerToFit(lines, lowering));
  };
}

/** Lowers the pending revision to what is left, or its activation would restore the released claims. */
export async function lowerPending(tx: Tx, key: RevisionKey, { parties, scope }: ReleaseScope): Promise<void> {
  const { lines, submitterPartyId } = await readRightsInForce(tx, key.id);
  const pending = await readPendingRights(tx, key.id, submitterPartyId);
  const lowered = [...parties].flatMap((party) => {
    const left = linesOf(lines, new Set([party]));
    return lowerWithin(linesOf(pending, new Set([party])), { scope, others: left, mostIn: sharesAmong(left) });
  });
  await rewriteLines(tx, key, lowered);
}

export async function rewriteLines(
  tx: Tx,
  key: RevisionKey,
  lowered: readonly LoweredLine<ClaimedLine>[],
): Promise<void> {
  const leftOf = new Map(lowered.map(({ line, left }) => [line.row.position, left]));
  const rows = await readRights(tx, [key.id], key.revision);
  const rewritten = rows.flatMap((row) => leftOf.get(row.position)?.map((left) => withRightsLine(row, left)) ?? [row]);
  await replaceRights(tx, key, rewritten);
}

/** The most that each holder has within the scope once these parties have released their claims. */
export async function linesAfterRelease(
  db: Database,
  recordingId: string,
  lowering: ReleaseScope,
): Promise<CaseLine[]> {
  const { lines } = await readRightsInForce(db, recordingId);
  const lowered = new Map(lowerToFit(lines, lowering).map(({ line, left }) => [line, left]));
  const after = lines.flatMap((line) =>
    (lowered.get(line) ?? [line]).map((left) => withRightsLine({ ...line.row, name: line.holderName }, left)),
  );
  return holdersWithin(after, lowering.scope);
}

function linesOf(lines: readonly ClaimedLine[], parties: ReadonlySet<string>): ClaimedLine[] {
  return lines.filter(({ answeredBy }) => parties.has(answeredBy));
}
