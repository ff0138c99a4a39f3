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
  const within = difference.filter(({ total }) => total !== 0).filter(overlapsAny(rectangles));
  return { isRaised: within.some(({ total }) => total > 0), isLowered: within.some(({ total }) => total < 0) };
}

/** Indexed by use and country, since members decide how many there are. */
export function overlapsAny(rectangles: readonly Rectangle[]): (one: Rectangle) => boolean {
  const periods = new Map<string, Period[]>();
  for (const { use, countries, from, to } of rectangles)
    for (const country of countries) {
      const known = periods.get(`${use} ${country}`);
      if (known) known.push({ from, to });
      else periods.set(`${use} ${country}`, [{ from, to }]);
    }
  return (one) =>
    one.countries.some((country) => periods.get(`${one.use} ${country}`)?.some((other) => isInTime(one, other)));
}

type Period = Pick<Rectangle, 'from' | 'to'>;

function isInTime(one: Period, other: Period): boolean {
  return (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
}

/** Whether the lines grant all that the others do. */
export function coversRights(lines: readonly RightsLine[], others: readonly RightsLine[]): boolean {
  return !changeWithin(lines, others, segmentsOf(others)).isRaised;
}

export function reachesFurther(before: readonly Rectangle[], after: readonly Rectangle[]): boolean {
  const lines = (rectangles: readonly Rectangle[]) => rectangles.map((rectangle) => lineOver(rectangle, 1));
  return changeWithin(lines(before), lines(after), after).isRaised;
}

export function lineOver({ use, countries, from, to }: Rectangle, share: number): RightsLine {
  return {
    uses: [use],
    share,
    from,
    to,
    territories: countries.map((territory) => ({ is_included: true, territory })),
  };
}
