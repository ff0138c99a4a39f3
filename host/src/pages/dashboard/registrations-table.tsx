import type { MonthOfRegistrations } from '@counterpoint/domain/schemas';
import { chakra } from '@counterpoint/kit/core';
import { monthName } from './month-name.ts';
import { SERIES } from './registrations-chart.tsx';

export function RegistrationsTable({ months }: { months: readonly MonthOfRegistrations[] }) {
  return (
    <chakra.table width="full" fontSize="sm" fontVariantNumeric="tabular-nums" aria-label="Registrations by month">
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="start" paddingY="1">
            Month
          </chakra.th>
          {SERIES.map(({ key, label }) => (
            <chakra.th key={key} scope="col" textAlign="end" paddingY="1">
              {label}
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
