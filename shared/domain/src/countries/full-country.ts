import * as z from 'zod/mini';

const named = z.string().check(z.minLength(1));
const alpha3 = z.string().check(z.regex(/^[A-Z]{3}$/));
const link = z.url().check(z.startsWith('https://'));

const currency = z.object({ code: z.string().check(z.regex(/^[A-Z]{3}$/)), name: named, symbol: named });
const language = z.object({
  iso639_1: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  /** Three letters; ISO 639-3 if ISO 639-2 doesn't list the language. */
  iso639_2: z.string().check(z.regex(/^[a-z]{3}$/)),
  name: named,
  nativeName: named,
});
const regionalBloc = z.object({
  acronym: named,
  name: named,
  otherAcronyms: z.array(named),
  otherNames: z.array(named),
});
export const translatedNames = z.record(
  z.enum(['br', 'pt', 'nl', 'hr', 'fa', 'de', 'es', 'fr', 'ja', 'it', 'hu']),
  named,
);

/**
 * Reference data of a country, in the required field names. Missing texts are empty; missing numbers and lists are
 * absent.
 */
export const fullCountry = z.object({
  name: named,
  topLevelDomain: z.array(z.string().check(z.startsWith('.'))),
  /** ISO 3166-1; `XK`, a user-assigned code, for Kosovo. */
  alpha2Code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  alpha3Code: alpha3,
  callingCodes: z.array(z.string().check(z.regex(/^\d+$/))),
  capital: z.string(),
  altSpellings: z.array(named),
  region: named,
  subregion: z.string(),
  population: z.int().check(z.gte(0)),
  latlng: z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]),
  demonym: z.string(),
  /** In square kilometres. */
  area: z.optional(z.number().check(z.gt(0))),
  gini: z.optional(z.number()),
  timezones: z.array(z.string().check(z.regex(/^UTC[+-]\d\d:\d\d$/))).check(z.minLength(1)),
  borders: z.optional(z.array(alpha3).check(z.minLength(1))),
  nativeName: named,
  /** ISO 3166-1, three digits; empty for Kosovo, which has none. */
  numericCode: z.string().check(z.regex(/^(\d{3})?$/)),
  flags: z.object({ svg: link, png: link }),
  flag: link,
  currencies: z.array(currency),
  languages: z.array(language),
  translations: translatedNames,
  regionalBlocs: z.optional(z.array(regionalBloc)),
  cioc: z.optional(alpha3),
  independent: z.boolean(),
});
export type FullCountry = z.infer<typeof fullCountry>;

export const fullCountryList = z.object({ items: z.array(fullCountry) });
