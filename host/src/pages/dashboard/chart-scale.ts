const MAX_STEPS = 4;
const EASY = [1, 2, 5];

/** At most four steps from 0, each 1, 2 or 5 times a power of ten. */
export function gridlines(highest: number): number[] {
  const step = stepFor(Math.max(1, highest));
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}

function stepFor(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = EASY.map((each) => each * power).find((each) => each * MAX_STEPS >= highest);
    if (step !== undefined) return step;
  }
}
