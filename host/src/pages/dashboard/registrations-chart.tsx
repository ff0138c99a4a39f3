import type { MonthOfRegistrations } from '@counterpoint/domain/schemas/home';
import { Box, Flex } from '@counterpoint/kit/core';
import * as text from '../../messages/dashboard.generated.ts';
import { gridlines } from './chart-scale.ts';
import { monthName } from './month-name.ts';

export const SERIES = [
  { key: 'compositions', label: text.works, color: 'brand' },
  { key: 'recordings', label: text.recordings, color: 'gold' },
] as const;

/** Fills the height of its card. Hidden from screen readers, which get a table with the same figures. */
export function RegistrationsChart({ months }: { months: readonly MonthOfRegistrations[] }) {
  const lines = gridlines(Math.max(...months.flatMap(({ compositions, recordings }) => [compositions, recordings])));
  const top = Math.max(1, lines.at(-1) ?? 1);
  const heightOf = (count: number) => `${(100 * count) / top}%`;
  return (
    <Box aria-hidden="true" position="relative" flex="1" minHeight="10rem" marginTop="2" fontSize="2xs" color="muted">
      <Box position="absolute" inset="0" bottom="6">
        {lines.map((count) => (
          <Flex
            key={count}
            position="absolute"
            insetX="0"
            height="0"
            align="center"
            style={{ bottom: heightOf(count) }}
          >
            <Box width="5" flexShrink="0" textAlign="end">
              {count}
            </Box>
            <Box flex="1" marginStart="2" borderTopWidth="1px" borderColor="line" />
          </Flex>
        ))}
      </Box>
      <Flex position="absolute" insetY="0" insetEnd="0" insetStart="7">
        {months.map((month) => (
          <Month key={month.month} month={month} heightOf={heightOf} />
        ))}
      </Flex>
    </Box>
  );
}

interface MonthProps {
  readonly month: MonthOfRegistrations;
  readonly heightOf: (count: number) => string;
}

function Month({ month, heightOf }: MonthProps) {
  return (
    <Flex
      direction="column"
      flex="1"
      minWidth="0"
      title={text.monthCounts({ ...month, month: monthName(month.month, 'long') })}
    >
      <Flex flex="1" align="flex-end" justify="center" gap="1px">
        {SERIES.map(({ key, color }) => (
          <Box
            key={key}
            width="35%"
            maxWidth="3"
            borderTopRadius="2px"
            background={color}
            style={{ height: heightOf(month[key]) }}
          />
        ))}
      </Flex>
      <Flex height="6" align="flex-end" justify="center">
        {monthName(month.month, 'letter')}
      </Flex>
    </Flex>
  );
}
