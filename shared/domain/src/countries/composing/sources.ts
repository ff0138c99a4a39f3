import { createRequire } from 'node:module';
import { getTimezonesForCountry } from 'countries-and-timezones';
import * as z from 'zod/mini';

const read = createRequire(import.meta.url);

const commonName = z.object({ common: z.string() });

const worldCountry = z.object({
  name: z.object({ common: z.string(), native: z.record(z.string(), commonName) }),
  tld: z.array(z.string()),
  cca2: z.string(),
  cca3: z.string(),
  ccn3: z.string(),
  cioc: z.string(),
  independent: z.nullable(z.boolean()),
  currencies: z.record(z.string(), z.object({ name: z.string(), symbol: z.string() })),
  idd: z.object({ root: z.string(), suffixes: z.array(z.string()) }),
  capital: z.array(z.string()),
  altSpellings: z.array(z.string()),
  region: z.string(),
  subregion: z.string(),
  languages: z.record(z.string(), z.string()),
  translations: z.record(z.string(), commonName),
  latlng: z.tuple([z.number(), z.number()]),
  borders: z.array(z.string()),
  area: z.number(),
  demonyms: z.record(z.string(), z.object({ m: z.string() })),
});
export type WorldCountry = z.infer<typeof worldCountry>;

const namedLanguage = z.object({ '1': z.string(), '2T': z.string(), '3': z.string(), local: z.string() });
const populationRow = z.object({ country: z.string(), population: z.nullable(z.number()) });
const abbreviationRow = z.object({ country: z.string(), abbreviation: z.string() });

export interface Sources {
  readonly countries: readonly WorldCountry[];
  /** By English name and by alpha-2 code: the package uses `GB` for Northern Ireland only. */
  readonly populations: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, z.infer<typeof namedLanguage>>;
  /** Standard-time offsets (`+01:00`); empty if the package has no zone for the country. */
  offsetsOf(alpha2Code: string): readonly string[];
}

export function readSources(): Sources {
  const languages = z.array(namedLanguage).parse(read('langs/data.js'));
  return {
    countries: z.array(worldCountry).parse(read('world-countries/countries.json')),
    populations: readPopulations(),
    languages: new Map(languages.map((language) => [language['3'], language])),
    offsetsOf: (alpha2Code) => (getTimezonesForCountry(alpha2Code) ?? []).map(({ utcOffsetStr }) => utcOffsetStr),
  };
}

function readPopulations(): Map<string, number> {
  const codes = new Map(
    z
      .array(abbreviationRow)
      .parse(read('country-json/src/country-by-abbreviation.json'))
      .map(({ country, abbreviation }) => [country, abbreviation]),
  );
  const rows = z.array(populationRow).parse(read('country-json/src/country-by-population.json'));
  return new Map(
    rows.flatMap(({ country, population }) => {
      const code = codes.get(country);
      if (population === null) return [];
      return [[country, population] as const, ...(code ? [[code, population] as const] : [])];
    }),
  );
}
