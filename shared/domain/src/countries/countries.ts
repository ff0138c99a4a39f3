import { currentLanguage, DEFAULT_LANGUAGE, type Language, LOCALES } from '@counterpoint/messages';
import { COUNTRY_ROWS } from './country-rows.generated.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
  /** In English, `Ghanaian`; empty for one uninhabited island. */
  readonly demonym: string;
  readonly callingCodes: readonly string[];
  /** Not an independent state in ISO 3166-1. */
  readonly isTerritory: boolean;
}

/** In characters, set by the product owner. Screen readers get the whole name. */
export const CHOICE_LENGTH = 20;

const known = new Map<Language, ReadonlyMap<string, Country>>();

/** Parsed on first use, so that pages without countries only pay for downloading the text. */
function byCode(): ReadonlyMap<string, Country> {
  const language = currentLanguage();
  const found = known.get(language);
  if (found) return found;
  const parsed = COUNTRY_ROWS.split('\n').map(toCountry);
  const named = language === DEFAULT_LANGUAGE ? parsed : translated(parsed, LOCALES[language]);
  const all = new Map(named.map((country) => [country.code, country]));
  known.set(language, all);
  return all;
}

function translated(all: readonly Country[], locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return all
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .sort((a, b) => compare(a.name, b.name));
}

function toCountry(row: string): Country {
  const [code = '', name = '', demonym = '', callingCodes = '', kind] = row.split('|');
  return {
    code,
    name,
    demonym,
    callingCodes: callingCodes.split(' ').filter((callingCode) => callingCode !== ''),
    isTerritory: kind === 'territory',
  };
}

export function countries(): readonly Country[] {
  return [...byCode().values()];
}

export function findCountry(code: string): Country | null {
  return byCode().get(code) ?? null;
}

export function isCountryCode(text: string): boolean {
  return byCode().has(text);
}

export function choiceLabel(name: string): string {
  return [...name].slice(0, CHOICE_LENGTH).join('').trimEnd();
}

/** An entry of a choice list; `fullLabel` only where the label is cut. */
export function countryChoice({ code, name }: Pick<Country, 'code' | 'name'>) {
  const label = choiceLabel(name);
  return { value: code, label, ...(label !== name && { fullLabel: name }) };
}

/** Sorted by name. English lists demonyms, without territories that share a state's; other languages list countries. */
export function nationalities(): readonly Pick<Country, 'code' | 'name'>[] {
  if (currentLanguage() !== DEFAULT_LANGUAGE) return countries().filter(({ isTerritory }) => !isTerritory);
  const { compare } = new Intl.Collator('en');
  const all = countries().filter(({ demonym }) => demonym !== '');
  return all
    .flatMap((country) => {
      const alike = all.filter(({ demonym }) => demonym === country.demonym);
      const states = alike.filter(({ isTerritory }) => !isTerritory);
      if (country.isTerritory && states.length > 0) return [];
      const isAlone = country.isTerritory ? alike.length === 1 : states.length === 1;
      return [{ code: country.code, name: isAlone ? country.demonym : `${country.demonym} (${country.name})` }];
    })
    .toSorted((a, b) => compare(a.name, b.name));
}
