import { getTimezonesForCountry } from 'countries-and-timezones';
import type { Country } from 'world-countries';
import { codesOf } from '../../fields/codes-of.ts';
import { type FullCountry, translatedNames } from '../full-country.ts';
import giniCoefficients from './gini.json' with { type: 'json' };
import regionalBlocs from './regional-blocs.json' with { type: 'json' };
import { languages, populations, worldCountries } from './sources.ts';
import { supplements } from './supplement.ts';

/** Third-party host: the content security policy allows it for images, and pages work without it. */
const FLAG_HOST = 'https://flagcdn.com';

const MAX_CALLING_CODES = 3;

/** By alpha-2 code; README.md names the source. */
const GINI: Readonly<Record<string, number>> = giniCoefficients;

const TRANSLATIONS = {
  nl: 'nld',
  hr: 'hrv',
  fa: 'per',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  ja: 'jpn',
  it: 'ita',
  hu: 'hun',
} as const;

/** The package has Portuguese once; Unicode's names tell Brazil's and Portugal's apart. */
const PORTUGUESE = {
  br: new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' }),
  pt: new Intl.DisplayNames('pt-PT', { type: 'region', fallback: 'none' }),
};

export function composeCountries(): FullCountry[] {
  const { compare } = new Intl.Collator('en');
  return worldCountries.map(composeCountry).toSorted((a, b) => compare(a.name, b.name));
}

function composeCountry(country: Country): FullCountry {
  const { cca2, name } = country;
  const blocs = regionalBlocs.flatMap(({ members, ...bloc }) => (members.split(' ').includes(cca2) ? [bloc] : []));
  const gini = GINI[cca2];
  const svg = `${FLAG_HOST}/${cca2.toLowerCase()}.svg`;
  return {
    name: name.common,
    // In right-to-left scripts the package puts the dot at the end.
    topLevelDomain: country.tld.map((domain) => `.${domain.replaceAll(/^\.|\.$/g, '')}`),
    alpha2Code: cca2,
    alpha3Code: country.cca3,
    callingCodes: callingCodesOf(country),
    // The seat of government comes first where there are several.
    capital: country.capital[0] ?? '',
    altSpellings: country.altSpellings,
    region: country.region,
    subregion: country.subregion,
    population: populationOf(country),
    latlng: country.latlng,
    demonym: country.demonyms.eng?.m ?? '',
    ...(country.area > 0 && { area: country.area }),
    ...(gini !== undefined && { gini }),
    timezones: timezonesOf(cca2),
    ...(country.borders.length > 0 && { borders: country.borders }),
    nativeName: Object.values(name.native)[0]?.common ?? name.common,
    numericCode: country.ccn3,
    flags: { svg, png: `${FLAG_HOST}/w320/${cca2.toLowerCase()}.png` },
    flag: svg,
    currencies: currenciesOf(country),
    languages: languagesOf(country),
    translations: translationsOf(country),
    ...(blocs.length > 0 && { regionalBlocs: blocs }),
    ...(country.cioc && { cioc: country.cioc }),
    independent: country.independent ?? false,
  };
}

function callingCodesOf({ cca2, idd }: Country): string[] {
  const byHand = supplements[cca2]?.callingCodes;
  if (byHand) return [...byHand];
  const root = idd.root.replace('+', '');
  if (idd.suffixes.length > MAX_CALLING_CODES) return [root];
  return idd.suffixes.map((suffix) => root + suffix);
}

function populationOf({ cca2, name }: Country): number {
  const population = populations.get(name.common) ?? populations.get(cca2) ?? supplements[cca2]?.population;
  if (population === undefined) throw new Error(`No package says how many live in ${cca2}`);
  return population;
}

function timezonesOf(alpha2Code: string): string[] {
  const known = (getTimezonesForCountry(alpha2Code) ?? []).map(({ utcOffsetStr }) => utcOffsetStr);
  const offsets = new Set([...known, ...(supplements[alpha2Code]?.offsets ?? [])]);
  if (offsets.size === 0) throw new Error(`No package says what time it is in ${alpha2Code}`);
  return [...offsets].toSorted((a, b) => minutes(a) - minutes(b)).map((offset) => `UTC${offset}`);
}

function minutes(offset: string): number {
  const [hours = '0', rest = '0'] = offset.slice(1).split(':');
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(rest));
}

function currenciesOf({ cca2, currencies }: Country): FullCountry['currencies'] {
  return Object.entries({ ...currencies, ...supplements[cca2]?.currencies }).map(([code, { name, symbol }]) => ({
    code,
    name,
    symbol,
  }));
}

function languagesOf(country: Country): FullCountry['languages'] {
  return Object.entries(country.languages).map(([code, name]) => {
    const known = languages.get(code);
    return {
      ...(known && { iso639_1: known['1'] }),
      iso639_2: known?.['2T'] ?? code,
      name,
      nativeName: known?.local ?? name,
    };
  });
}

function translationsOf({ cca2, translations }: Country): FullCountry['translations'] {
  const others = codesOf(TRANSLATIONS).map((field) => [field, translations[TRANSLATIONS[field]]?.common] as const);
  const names = { br: PORTUGUESE.br.of(cca2), pt: PORTUGUESE.pt.of(cca2), ...Object.fromEntries(others) };
  return translatedNames.parse(names);
}
