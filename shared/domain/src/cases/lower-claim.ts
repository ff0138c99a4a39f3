import { type RightsLine, segmentsOf, sharesAmong } from '../recording-rights/index.ts';
import { type LoweredLine, lowerWithin } from './released-lines.ts';

interface Granted {
  /** Lines that others have entered for the claimant. */
  readonly now: readonly RightsLine[];
  /** Such lines that the claim is in addition to. */
  readonly before?: readonly RightsLine[];
}

/** Lowers a claim by what has been granted without it. Returns only the lines that change. */
export function lowerClaim<Line extends RightsLine>(
  claim: readonly Line[],
  { now, before = [] }: Granted,
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

/** Returns what a claim adds to the rights that its holder already has. */
export function restOfClaim<Line extends RightsLine>(claim: readonly Line[], now: readonly RightsLine[]): Line[] {
  const left = new Map(lowerClaim(claim, { now }).map((each) => [each.line, each.left]));
  return claim.flatMap((line) => left.get(line)?.map((piece) => ({ ...line, ...piece })) ?? [line]);
}
