/** How many lines each voice has; they lie apart, meet, and part again. */
const LINES = 10;

interface Voice {
  readonly className: string;
  /** Heights of the line in the middle at the left, at three points between, and at the right, of 900. */
  readonly heights: readonly [number, number, number, number, number];
  /** How far the outermost lines lie from it there. */
  readonly spread: readonly [number, number, number, number, number];
}

const VOICES: readonly Voice[] = [
  { className: 'voice', heights: [390, 396, 462, 440, 410], spread: [80, 6, 14, 60, 40] },
  { className: 'voice gold', heights: [510, 470, 378, 400, 470], spread: [44, 40, 5, 30, 64] },
];

/** The picture of the landing page: two voices drawn as sheaves of lines that cross. Decoration, so hidden from readers. */
export function wavesSvg(): string {
  const paths = VOICES.flatMap((voice) =>
    Array.from({ length: LINES }, (_, index) => linePath(voice, (index / (LINES - 1)) * 2 - 1, index)),
  ).join('');
  return `<svg class="waves" viewBox="0 330 740 220" preserveAspectRatio="none" aria-hidden="true" focusable="false">${paths}</svg>`;
}

function linePath({ className, heights, spread }: Voice, offset: number, index: number): string {
  const points = heights.map((height, place) => [place * 185, height + offset * (spread[place] ?? 0)] as const);
  const opacity = (0.25 + (index / LINES) * 0.6).toFixed(2);
  return `<path class="${className}" opacity="${opacity}" d="${smooth(points)}"/>`;
}

/** A curve through the points that leaves each of them level. */
function smooth(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [];
      if (beforeX === undefined || beforeY === undefined) return `M${x} ${Math.round(y)}`;
      const middle = Math.round((beforeX + x) / 2);
      return `C${middle} ${Math.round(beforeY)} ${middle} ${Math.round(y)} ${x} ${Math.round(y)}`;
    })
    .join('');
}
