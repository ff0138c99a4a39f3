import { withoutSeparators } from './separators.ts';

export function ipiCheckDigits(nineDigits: string): string {
  const rest = [...nineDigits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0) % 101;
  return String(rest === 0 ? 0 : (101 - rest) % 100).padStart(2, '0');
}

/** Parses an IPI name number, also after `IPI` or `CAE`, to its stored 11 digits with leading zeros. Null if invalid. */
export function parseIpiNameNumber(text: string): string | null {
  const digits = withoutSeparators(text.replace(/^\s*(?:IPI|CAE):?(?=[\s\d])/i, ''));
  if (!/^\d{1,11}$/.test(digits)) return null;
  const number = digits.padStart(11, '0');
  if (/^0+$/.test(number)) return null;
  return ipiCheckDigits(number.slice(0, 9)) === number.slice(9) ? number : null;
}

/** `00052210040` to `52210040`; other text is returned unchanged. */
export function formatIpiNameNumber(number: string): string {
  return /^\d{11}$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number;
}
