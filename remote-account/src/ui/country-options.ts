import { countries, countryChoice, nationalities } from '@counterpoint/domain/countries';
import type { SelectOption } from '@counterpoint/kit/form';

const optionsByList = new Map<string, readonly SelectOption[]>();

/** Cached, because forms show two lists of 250 countries. */
export function countryOptions(list: 'countries' | 'nationalities'): readonly SelectOption[] {
  const known = optionsByList.get(list);
  if (known) return known;
  const options = (list === 'countries' ? countries() : nationalities()).map(countryChoice);
  optionsByList.set(list, options);
  return options;
}
