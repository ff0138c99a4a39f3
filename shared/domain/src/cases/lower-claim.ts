import { type RightsLine, segmentsOf, sharesAmong } from '../recording-rights/index.ts';
import { type LoweredLine, lowerWithin, rewriteWithin } from './released-lines.ts';

interface ClaimantLines {
  /** Lines that others have entered for the claimant. */
  readonly now: readonly RightsLine[];
  /** Such lines that the claim is in addition to. */
  readonly before?: readonly RightsLine[];
}

/** Lowers a claim by what has been granted without it. Returns only the lines that change. */
export function lowerClaim<Line extends RightsLine>(
  claim: readonly Line[],
  { now, before = [] }: ClaimantLines,
): LoweredLine<Line>[] {
  const claimedIn = sharesAmong(claim);
  const nowIn = sharesAmong(now);
  const beforeIn = sharesAmong(before);
  return lowerWithin(claim, {
    scope: segmentsOf(now),
    others: [...now, ...before],
    mostIn: (segment) => Math.max(0, claimedIn(segment) + beforeIn(segment) - nowIn(segment)),
  });
}

/** Returns what a claim adds to the rights that its holder has without it. */
export function restOfClaim<Line extends RightsLine>(claim: readonly Line[], granted: ClaimantLines): Line[] {
  return withPieces(claim, lowerClaim(claim, granted));
}

/** Reverses `restOfClaim`: adds the rights that its holder already has where the claim applies. */
export function claimInAll<Line extends RightsLine>(rest: readonly Line[], now: readonly RightsLine[]): Line[] {
  const enteredIn = sharesAmong(now);
  const raised = rewriteWithin(rest, {
    scope: segmentsOf(now),
    others: now,
    sharesIn: (segment, [first = 0, ...others]) => [first + enteredIn(segment), ...others],
  });
  return withPieces(rest, raised);
}

function withPieces<Line extends RightsLine>(lines: readonly Line[], changed: readonly LoweredLine<Line>[]): Line[] {
  const pieces = new Map(changed.map(({ line, left }) => [line, left]));
  return lines.flatMap((line) => pieces.get(line)?.map((piece) => ({ ...line, ...piece })) ?? [line]);
}
