/** ISRC, the code of a sound recording (ISO 3901:2019): two letters, three letters or digits, seven digits. No check digit. */

/** Takes what people write (a leading `ISRC`, hyphens, spaces, lower case) to the stored twelve characters, or null. */
export function parseIsrc(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').replace(/^ISRC:?(?=.{12}$)/i, '');
  // Upper case comes last: before the test it would make a dotless i (ı), which is no letter of a code, into an I.
  return /^[a-z]{2}[a-z0-9]{3}\d{7}$/i.test(code) ? code.toUpperCase() : null;
}

/** `GBEMI0300013` as `GB-EMI-03-00013`; anything else comes back as it is. */
export function formatIsrc(isrc: string): string {
  return isrc.replace(/^([A-Z]{2})([A-Z0-9]{3})(\d{2})(\d{5})$/, '$1-$2-$3-$4');
}
