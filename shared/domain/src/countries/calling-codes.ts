import { type Country, countries, findCountry } from './countries.ts';

/** A country's way of being called: one for each of its calling codes. */
export interface CallingCode {
  /** Of the country. */
  readonly country: Country;
  /** `233`, without the plus. */
  readonly code: string;
}

/** Every calling code of every country, in the order of the countries' names. */
export function callingCodes(): readonly CallingCode[] {
  return countries().flatMap((country) => country.callingCodes.map((code) => ({ country, code })));
}

/** What is dialled for a country: its first calling code without the plus, or null where it has none. */
export function callingCodeOf(countryCode: string): string | null {
  return findCountry(countryCode)?.callingCodes[0] ?? null;
}

/** The longest E.164 number, its calling code included. */
const MOST_DIGITS = 15;
/** Fewer are dialled within few islands only, and none with its calling code. */
const LEAST_DIGITS = 7;

/**
 * A phone number as it is stored: a plus, a calling code that exists and the number, in figures and single spaces
 * (`+233 24 123 4567`); null for anything else. Takes dots, dashes and brackets too, and `00` for the plus. A trunk
 * zero in brackets, `+44 (0)20`, is left out, since it is not dialled with a calling code. How many figures a number
 * has within a country is not checked: plans of numbers change, and a number is only ever shown to people.
 */
export function parsePhone(text: string): string | null {
  const international = text.trim().replace(/^00/, '+').replace('(0)', ' ');
  if (!/^\+[\d\s().\-/]+$/.test(international)) return null;
  const digits = international.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS || !splitCallingCode(digits)) return null;
  return `+${international.replaceAll(/\D+/g, ' ').trim()}`;
}

/** The calling code that a number in figures begins with, the longest that fits, and the figures after it; or null. */
export function splitCallingCode(digits: string): { readonly code: string; readonly number: string } | null {
  const fitting = callingCodes().filter(({ code }) => digits.startsWith(code));
  const longest = fitting.reduce((best, { code }) => (code.length > best.length ? code : best), '');
  return longest ? { code: longest, number: digits.slice(longest.length) } : null;
}
