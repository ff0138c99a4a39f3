import { useMemo } from 'react';
import { Select, type SelectOption, type SelectProps } from './inputs.tsx';

interface YearSelectProps extends Omit<SelectProps, 'options'> {
  readonly oldest: number;
  /** Stays selectable, even if it is outside the list. */
  readonly current?: string;
}

/** Lists the years from the current one down. */
export function YearSelect({ oldest, current = '', placeholder = '', ...select }: YearSelectProps) {
  const options = useMemo(() => yearOptions(oldest, current), [oldest, current]);
  return <Select {...select} options={options} placeholder={placeholder} />;
}

function yearOptions(oldest: number, current: string): SelectOption[] {
  const newest = new Date().getFullYear();
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index));
  const all = current === '' || years.includes(current) ? years : [current, ...years];
  return all.map((year) => ({ value: year, label: year }));
}
