const LINES = 10;
const STEP = 148;

interface Voice {
  readonly className: string;
  /** The y of the voice's middle at points `STEP` apart, from left to right. */
  readonly heights: readonly number[];
  /** The distance of the outermost lines from the middle at those points. */
  readonly spread: readonly number[];
}

const VOICES: readonly Voice[] = [
  { className: 'voice', heights: [420, 372, 420, 462, 420, 420], spread: [82, 50, 10, 6, 62, 86] },
  { className: 'voice gold', heights: [520, 498, 424, 388, 436, 470], spread: [44, 46, 22, 4, 52, 70] },
];

export function wavesSvg(): string {
  const paths = VOICES.flatMap((voice) =>
    Array.from({ length: LINES }, (_, index) => linePath(voice, (index / (LINES - 1)) * 2 - 1, index)),
  ).join('');
  return `<svg class="waves" viewBox="0 330 740 240" preserveAspectRatio="none" aria-hidden="true" focusable="false">${paths}</svg>`;
}

function linePath({ className, heights, spread }: Voice, offset: number, index: number): string {
  const points = heights.map((height, place) => height + offset * (spread[place] ?? 0));
  const opacity = (0.2 + (index / LINES) * 0.65).toFixed(2);
  return `<path class="${className}" opacity="${opacity}" d="${smooth(points)}"/>`;
}

/** Converts a Catmull-Rom spline through the heights to cubic Bézier curves. */
function smooth(heights: readonly number[]): string {
  const at = (place: number) => heights[Math.min(Math.max(place, 0), heights.length - 1)] ?? 0;
  const third = STEP / 3;
  return heights
    .map((height, place) => {
      if (place === 0) return `M0 ${Math.round(height)}`;
      const from = at(place - 1) + (at(place) - at(place - 2)) / 6;
      const to = at(place) - (at(place + 1) - at(place - 1)) / 6;
      const x = (place - 1) * STEP;
      return `C${Math.round(x + third)} ${Math.round(from)} ${Math.round(x + 2 * third)} ${Math.round(to)} ${x + STEP} ${Math.round(height)}`;
    })
    .join('');
}
