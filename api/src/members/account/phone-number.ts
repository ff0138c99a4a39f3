import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a stored number as dialled from abroad: `+233 24 123 4567` for `+233 024 123 4567`. Countries differ in whether
 * the leading zero is dialled. Returns unknown numbers unchanged.
 */
export function dialledFromAbroad(phone: string | null): string | null {
  const known = phone === null ? undefined : parsePhoneNumberFromString(phone);
  return known?.isPossible() ? known.formatInternational() : phone;
}
