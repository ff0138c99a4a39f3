import { type RightsLine, segmentsOf } from '../recording-rights/index.ts';
import type { Rectangle } from './released-lines.ts';

/** How what somebody holds differs between two versions: it may be more in one place and less in another. */
export interface ChangeWithin {
  readonly isRaised: boolean;
  readonly isLowered: boolean;
}

/** Whether lines give more or less than before for one of these uses, countries and days. */
export function changeWithin(
  before: readonly RightsLine[],
  after: readonly RightsLine[],
  rectangles: readonly Rectangle[],
): ChangeWithin {
  // What stood counts against what stands: where the two are equal they come to nothing.
  const difference = segmentsOf([...after, ...before.map((line) => ({ ...line, share: -line.share }))]);
  const within = difference.filter((segment) => rectangles.some((rectangle) => doMeet(segment, rectangle)));
  return { isRaised: within.some(({ total }) => total > 0), isLowered: within.some(({ total }) => total < 0) };
}

/** Whether two rectangles have a use, a country and a day in common. */
export function doMeet(one: Rectangle, other: Rectangle): boolean {
  const isInTime = (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
  return one.use === other.use && isInTime && one.countries.some((country) => other.countries.includes(country));
}

/** Whether these rectangles reach a use, a country or a day that the ones before did not. */
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
