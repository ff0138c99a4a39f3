import { createRequire } from 'node:module';
import abbreviations from 'country-json/src/country-by-abbreviation.json' with { type: 'json' };
import counted from 'country-json/src/country-by-population.json' with { type: 'json' };
import type { Countries } from 'world-countries';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);

/** Not imported: the package's types don't fit its ES module. */
export const worldCountries: Countries = require('world-countries/countries.json');

const codes = new Map(abbreviations.map(({ country, abbreviation }) => [country, abbreviation]));

/** By English name and by alpha-2 code: the package uses `GB` for Northern Ireland only. */
export const populations = new Map(
  counted.flatMap(({ country, population }) =>
    population === null ? [] : [country, codes.get(country) ?? country].map((key) => [key, population] as const),
  ),
);

const namedLanguages = z.array(z.object({ '1': z.string(), '2T': z.string(), '3': z.string(), local: z.string() }));

/** By ISO 639-3 code. The package has no types. */
export const languages = new Map(
  namedLanguages.parse(require('langs/data.js')).map((language) => [language['3'], language]),
);
