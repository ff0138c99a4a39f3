import { type RightsLine, type RightsSegment, segmentsOf } from '../recording-rights/index.ts';

export type Rectangle = Pick<RightsSegment, 'use' | 'countries' | 'from' | 'to'>;

export interface ChangeWithin {
  readonly isRaised: boolean;
  readonly isLowered: boolean;
}

export function changeWithin(
  before: readonly RightsLine[],
  after: readonly RightsLine[],
  rectangles: readonly Rectangle[],
): ChangeWithin {
  // Negated old shares cancel out equal new ones.
  const difference = segmentsOf([...after, ...before.map((line) => ({ ...line, share: -line.share }))]);
  const within = difference.filter((segment) => rectangles.some((rectangle) => doOverlap(segment, rectangle)));
  return { isRaised: within.some(({ total }) => total > 0), isLowered: within.some(({ total }) => total < 0) };
}

export function doOverlap(one: Rectangle, other: Rectangle): boolean {
  const isInTime = (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
  return one.use === other.use && isInTime && one.countries.some((country) => other.countries.includes(country));
}

export function reachesFurther(before: readonly Rectangle[], after: readonly Rectangle[]): boolean {
  return changeWithin(before.map(asLine), after.map(asLine), after).isRaised;
}

function asLine({ use, countries, from, to }: Rectangle): RightsLine {
  return {
    uses: [use],
    share: 1,
    from,
    to,
    territories: countries.map((territory) => ({ is_included: true, territory })),
  };
}
