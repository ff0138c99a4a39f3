import type { MonthOfRegistrations } from '@counterpoint/domain/schemas/home';
import { Box, Button, Card, chakra, Flex, Heading, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../../messages/dashboard.generated.ts';
import { monthName } from './month-name.ts';
import { RegistrationsChart, SERIES } from './registrations-chart.tsx';

export function Registrations({ months }: { months: readonly MonthOfRegistrations[] }) {
  const [isTable, setIsTable] = useState(false);
  const hasAny = months.some(({ compositions, recordings }) => compositions + recordings > 0);
  return (
    <Card as="section" aria-labelledby="registrations-title" display="flex" flexDirection="column">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box>
          <Heading as="h2" id="registrations-title">
            {text.registrations()}
          </Heading>
          <Text color="muted" fontSize="sm" marginTop="1">
            {text.lastMonths()}
          </Text>
        </Box>
        {hasAny && (
          <Button variant="ghost" size="sm" marginInlineEnd="-3" marginTop="-1.5" onClick={() => setIsTable(!isTable)}>
            {isTable ? text.showChart() : text.showTable()}
          </Button>
        )}
      </Flex>
      <Flex direction="column" flex="1" marginTop="4" minHeight="12rem">
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
            <Box as="span" boxSize="2.5" borderRadius="2px" background={color} />
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
