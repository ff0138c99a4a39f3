import { type Country, countries } from './countries.ts';

export interface CallingCode {
  readonly country: Country;
  readonly code: string;
}

export function callingCodes(): readonly CallingCode[] {
  return countries().flatMap((country) => country.callingCodes.map((code) => ({ country, code })));
}

export function splitCallingCode(digits: string): { readonly code: string; readonly number: string } | null {
  const fitting = callingCodes().filter(({ code }) => digits.startsWith(code));
  const longest = fitting.reduce((best, { code }) => (code.length > best.length ? code : best), '');
  return longest ? { code: longest, number: digits.slice(longest.length) } : null;
}
