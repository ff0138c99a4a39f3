import * as z from 'zod/mini';

const named = z.string().check(z.minLength(1));
const alpha3 = z.string().check(z.regex(/^[A-Z]{3}$/));
const link = z.url().check(z.startsWith('https://'));

const currency = z.object({ code: z.string().check(z.regex(/^[A-Z]{3}$/)), name: named, symbol: named });
const language = z.object({
  /** Of the languages that have one: two letters. */
  iso639_1: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  /** Three letters; of a language that ISO 639-2 does not list, its ISO 639-3 code. */
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
const translations = z.object({
  br: named,
  pt: named,
  nl: named,
  hr: named,
  fa: named,
  de: named,
  es: named,
  fr: named,
  ja: named,
  it: named,
  hu: named,
});

/** Country reference (field names given). Missing texts are empty; unknown numbers and lists are absent. */
export const fullCountry = z.object({
  name: named,
  topLevelDomain: z.array(z.string().check(z.startsWith('.'))),
  /** ISO 3166-1, two letters; `XK`, which ISO leaves to its users, for Kosovo. */
  alpha2Code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  alpha3Code: alpha3,
  /** Without the plus. */
  callingCodes: z.array(z.string().check(z.regex(/^\d+$/))),
  capital: z.string(),
  altSpellings: z.array(named),
  region: named,
  subregion: z.string(),
  population: z.int().check(z.gte(0)),
  /** Degrees north, degrees east. */
  latlng: z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]),
  /** What its people are called. */
  demonym: z.string(),
  /** In square kilometres. */
  area: z.optional(z.number().check(z.gt(0))),
  gini: z.optional(z.number()),
  /** Offsets of standard time, west to east. */
  timezones: z.array(z.string().check(z.regex(/^UTC[+-]\d\d:\d\d$/))).check(z.minLength(1)),
  /** Alpha-3 codes of the countries it has a land border with. */
  borders: z.optional(z.array(alpha3).check(z.minLength(1))),
  nativeName: named,
  /** ISO 3166-1, three digits; empty for Kosovo, which has none. */
  numericCode: z.string().check(z.regex(/^(\d{3})?$/)),
  flags: z.object({ svg: link, png: link }),
  /** The same address as `flags.svg`. */
  flag: link,
  currencies: z.array(currency),
  languages: z.array(language),
  translations,
  regionalBlocs: z.optional(z.array(regionalBloc)),
  /** The code of its Olympic committee. */
  cioc: z.optional(alpha3),
  /** Whether ISO 3166-1 lists it as an independent state. */
  independent: z.boolean(),
});
export type FullCountry = z.infer<typeof fullCountry>;

/** Every record, in the order of the names. */
export const fullCountryList = z.object({ items: z.array(fullCountry) });
