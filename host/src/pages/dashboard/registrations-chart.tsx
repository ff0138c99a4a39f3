import type { MonthOfRegistrations } from '@counterpoint/domain/schemas/home';
import { Box, chakra } from '@counterpoint/kit/core';
import * as text from '../../messages/dashboard.generated.ts';
import { gridlines } from './chart-scale.ts';
import { monthName } from './month-name.ts';

export const SERIES = [
  { key: 'compositions', label: text.works, color: 'brand' },
  { key: 'recordings', label: text.recordings, color: 'gold' },
] as const;

const WIDTH = 360;
const HEIGHT = 168;
const LEFT = 26;
const BOTTOM = 148;
const TOP = 8;
const BAR = 9;

/** Hidden from screen readers, which get a table with the same figures. */
export function RegistrationsChart({ months }: { months: readonly MonthOfRegistrations[] }) {
  const lines = gridlines(Math.max(...months.flatMap(({ compositions, recordings }) => [compositions, recordings])));
  const heightOf = (count: number) => ((BOTTOM - TOP) * count) / Math.max(1, lines.at(-1) ?? 1);
  const slot = (WIDTH - LEFT) / months.length;
  return (
    <Box asChild width="full" height="auto" maxWidth="32rem" marginX="auto" display="block">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Gridlines lines={lines} heightOf={heightOf} />
        {months.map((month, index) => (
          <Month key={month.month} month={month} left={LEFT + index * slot} width={slot} heightOf={heightOf} />
        ))}
      </svg>
    </Box>
  );
}

type HeightOf = (count: number) => number;

function Gridlines({ lines, heightOf }: { lines: readonly number[]; heightOf: HeightOf }) {
  return (
    <chakra.g stroke="line" fill="muted" fontSize="10px">
      {lines.map((count) => (
        <g key={count}>
          <line x1={LEFT} x2={WIDTH} y1={BOTTOM - heightOf(count)} y2={BOTTOM - heightOf(count)} />
          <text x={LEFT - 6} y={BOTTOM - heightOf(count) + 3} textAnchor="end" stroke="none">
            {count}
          </text>
        </g>
      ))}
    </chakra.g>
  );
}

interface MonthProps {
  readonly month: MonthOfRegistrations;
  readonly left: number;
  readonly width: number;
  readonly heightOf: HeightOf;
}

function Month({ month, left, width, heightOf }: MonthProps) {
  const middle = left + width / 2;
  return (
    <g>
      <title>{text.monthCounts({ ...month, month: monthName(month.month, 'long') })}</title>
      {/* Extends the hover area to the whole column. */}
      <rect x={left} y={TOP} width={width} height={BOTTOM - TOP} fill="transparent" />
      {SERIES.map(({ key, color }, index) => (
        <chakra.g key={key} fill={color}>
          <rect
            x={middle - BAR - 0.5 + index * (BAR + 1)}
            y={BOTTOM - heightOf(month[key])}
            width={BAR}
            height={heightOf(month[key])}
            rx={1.5}
          />
        </chakra.g>
      ))}
      <chakra.g fill="muted" fontSize="10px">
        <text x={middle} y={HEIGHT - 6} textAnchor="middle">
          {monthName(month.month, 'letter')}
        </text>
      </chakra.g>
    </g>
  );
}
