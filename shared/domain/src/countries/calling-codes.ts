import { countries } from './countries.ts';

export function callingCodes() {
  return countries().flatMap((country) => country.callingCodes.map((code) => ({ country, code })));
}

export function splitCallingCode(digits: string) {
  const fitting = callingCodes().filter(({ code }) => digits.startsWith(code));
  const longest = fitting.reduce((best, { code }) => (code.length > best.length ? code : best), '');
  return longest ? { code: longest, number: digits.slice(longest.length) } : null;
}
