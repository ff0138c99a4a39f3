/**
 * A number as it is written abroad, `+233 24 123 4567` for `+233 024-1234567`: without the zero that is dialled inside
 * a country, which belongs to the number in some. Which they are is a library's knowledge of 30 kB, fetched when a
 * number was typed. What it does not know, or cannot be fetched, stays as it is.
 */
export async function tidyPhone(phone: string): Promise<string> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const known = parsePhoneNumberFromString(phone);
    return known?.isPossible() ? known.formatInternational() : phone;
  } catch {
    // Only a nicer spelling is lost.
    return phone;
  }
}
