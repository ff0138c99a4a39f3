import type { MonthOfRegistrations } from '@counterpoint/domain/schemas/home';
import { Box, Button, Card, chakra, Flex, Heading, Note, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { perLocale } from '@counterpoint/messages';
import { useState } from 'react';
import * as text from '../../messages/dashboard.generated.ts';
import { gridlines } from './chart-scale.ts';

export function Registrations({ months }: { months: readonly MonthOfRegistrations[] }) {
  const [isTable, setIsTable] = useState(false);
  const hasAny = months.some(({ compositions, recordings }) => compositions + recordings > 0);
  return (
    <Card as="section" aria-labelledby="registrations-title" display="flex" flexDirection="column">
      <Flex wrap="wrap" justify="space-between" align="flex-start" columnGap="3">
        <Box flex="1 1 10rem">
          <Heading as="h2" id="registrations-title">
            {text.registrations()}
          </Heading>
          <Note marginTop="1">{text.lastMonths()}</Note>
        </Box>
        {hasAny && (
          <Button variant="ghost" size="sm" marginInlineEnd="-3" marginTop="-1.5" onClick={() => setIsTable(!isTable)}>
            {isTable ? text.showChart() : text.showTable()}
          </Button>
        )}
      </Flex>
      <Flex direction="column" flex="1" marginTop="4" minHeight={hasAny ? '12rem' : '0'}>
        {hasAny ? <Figures months={months} isTable={isTable} /> : <Text color="muted">{text.noRegistrations()}</Text>}
      </Flex>
    </Card>
  );
}

function Figures({ months, isTable }: { months: readonly MonthOfRegistrations[]; isTable: boolean }) {
  if (isTable) return <RegistrationsTable months={months} />;
  return (
    <>
      <Flex gap="4" marginBottom="2" fontSize="sm" aria-hidden="true">
        {SERIES.map(({ key, label, color }) => (
          <Flex key={key} as="span" align="center" gap="1.5">
            <Box as="span" boxSize="2.5" borderRadius="2px" background={color} forcedColorAdjust="none" />
            {label()}
          </Flex>
        ))}
      </Flex>
      <RegistrationsChart months={months} />
      <VisuallyHidden asChild>
        <div>
          <RegistrationsTable months={months} />
        </div>
      </VisuallyHidden>
    </>
  );
}

function RegistrationsTable({ months }: { months: readonly MonthOfRegistrations[] }) {
  return (
    <chakra.table width="full" fontSize="sm" fontVariantNumeric="tabular-nums" aria-label={text.byMonth()}>
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="start" paddingY="1">
            {text.month()}
          </chakra.th>
          {SERIES.map(({ key, label }) => (
            <chakra.th key={key} scope="col" textAlign="end" paddingY="1">
              {label()}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((month) => (
          <chakra.tr key={month.month} borderTopWidth="1px" borderColor="line">
            <chakra.th scope="row" textAlign="start" fontWeight="normal" paddingY="1">
              {monthName(month.month, 'long')}
            </chakra.th>
            {SERIES.map(({ key }) => (
              <chakra.td key={key} textAlign="end">
                {month[key]}
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const SERIES = [
  { key: 'compositions', label: text.works, color: 'brand' },
  { key: 'recordings', label: text.recordings, color: 'gold' },
] as const;

/** Fills the height of its card. Hidden from screen readers, which get a table with the same figures. */
function RegistrationsChart({ months }: { months: readonly MonthOfRegistrations[] }) {
  const lines = gridlines(Math.max(...months.flatMap(({ compositions, recordings }) => [compositions, recordings])));
  const top = Math.max(1, lines.at(-1) ?? 1);
  const heightOf = (count: number) => `${(100 * count) / top}%`;
  // As wide as the longest label, so that none wraps.
  const labelWidth = `max(1.25rem, ${Math.max(...lines.map((count) => scaleLabel(count).length))}ch)`;
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
            <Box flexShrink="0" textAlign="end" whiteSpace="nowrap" style={{ width: labelWidth }}>
              {scaleLabel(count)}
            </Box>
            <Box flex="1" marginStart="2" borderTopWidth="1px" borderColor="line" />
          </Flex>
        ))}
      </Box>
      <Flex position="absolute" insetY="0" insetEnd="0" style={{ insetInlineStart: `calc(${labelWidth} + 0.5rem)` }}>
        {months.map((month) => (
          <Month key={month.month} month={month} heightOf={heightOf} />
        ))}
      </Flex>
    </Box>
  );
}

/** `150`, `20k`. */
function scaleLabel(count: number): string {
  return compactCount().format(count);
}

function Month({ month, heightOf }: { month: MonthOfRegistrations; heightOf: (count: number) => string }) {
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
            forcedColorAdjust="none"
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

const compactCount = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }));
const longMonth = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const monthLetter = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }));

/** Formats `2026-11` as `November 2026`, or as one letter. */
function monthName(month: string, form: 'long' | 'letter'): string {
  const format = form === 'long' ? longMonth() : monthLetter();
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
