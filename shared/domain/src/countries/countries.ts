import { COUNTRY_ROWS } from './country-rows.generated.ts';

export interface Country {
  /** ISO 3166-1 alpha-2, `GH`; what is stored. */
  readonly code: string;
  /** In English, `Ghana`. */
  readonly name: string;
  /** What its people are called, `Ghanaian`; empty for one uninhabited island. */
  readonly demonym: string;
  /** What is dialled to reach it, without the plus; most have one, Antarctica none. */
  readonly callingCodes: readonly string[];
  /** Not a state of its own by ISO 3166-1. */
  readonly isTerritory: boolean;
}

/** How many characters of a name a choice list shows (given). The whole name is read out. */
export const CHOICE_LENGTH = 20;

let known: ReadonlyMap<string, Country> | null = null;

/** Read when it is first asked for, so that a page without a country pays for the text alone. */
function byCode(): ReadonlyMap<string, Country> {
  known ??= new Map(COUNTRY_ROWS.split('\n').map((row) => [row.slice(0, 2), toCountry(row)]));
  return known;
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

/** Every country and territory, in the order of their names. */
export function countries(): readonly Country[] {
  return [...byCode().values()];
}

/** The country of an alpha-2 code in capitals, or null. */
export function findCountry(code: string): Country | null {
  return byCode().get(code) ?? null;
}

export function isCountryCode(text: string): boolean {
  return byCode().has(text);
}

/** A name as a choice list shows it: its first 20 characters (given). */
export function choiceLabel(name: string): string {
  return [...name].slice(0, CHOICE_LENGTH).join('').trimEnd();
}

export interface Nationality {
  readonly code: string;
  /** The demonym; with the country where two states' people are called alike, as `Congolese (DR Congo)`. */
  readonly name: string;
}

/** Every nationality, in the order of the demonyms. A territory's people that a state's are called like are left out. */
export function nationalities(): readonly Nationality[] {
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
