/** EAN-13, the bar code of a release: twelve digits and a check digit, weighted 1 and 3. */

/** Takes a bar code with or without spaces and hyphens, a UPC of twelve digits too, to its thirteen digits; or null. */
export function parseEan(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,13}$/.test(code)) return null;
  const ean = code.padStart(13, '0');
  const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && /[1-9]/.test(ean) ? ean : null;
}
