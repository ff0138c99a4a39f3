/**
 * Formats as dialled from abroad: `+233 24 123 4567` for `+233 024-1234567`. Drops the trunk zero where the country has
 * one, which needs a 30 kB library, loaded on demand. Returns unknown numbers unchanged.
 */
export async function formatPhone(phone: string): Promise<string> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const known = parsePhoneNumberFromString(phone);
    return known?.isPossible() ? known.formatInternational() : phone;
  } catch {
    // The library failed to load: only the formatting is lost.
    return phone;
  }
}
