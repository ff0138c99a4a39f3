import { withoutSeparators } from './separators.ts';

/** Parses a bar code, with spaces or dashes, to EAN-13; a 12-digit UPC and a GTIN-14 with a leading zero too. Null if invalid. */
export function parseEan(text: string): string | null {
  const code = withoutSeparators(text);
  if (!/^0?\d{12,13}$/.test(code)) return null;
  const ean = code.padStart(13, '0').slice(-13);
  const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && /[1-9]/.test(ean) ? ean : null;
}
