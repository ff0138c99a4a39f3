export interface PlacedLine<Whole, Line> {
  readonly whole: Whole;
  readonly line: Line;
  readonly position: number;
}

export function linesOf<Whole, Line>(
  wholes: readonly Whole[],
  of: (whole: Whole) => readonly Line[],
): PlacedLine<Whole, Line>[] {
  const placed: PlacedLine<Whole, Line>[] = [];
  for (const whole of wholes)
    for (const [position, line] of of(whole).entries()) placed.push({ whole, line, position });
  return placed;
}
