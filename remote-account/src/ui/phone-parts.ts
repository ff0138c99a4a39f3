import { callingCodes, splitCallingCode } from '@counterpoint/domain/countries';

/** A phone number as it stands in its field: the list's choice, and what is typed after it. */
export interface PhoneParts {
  /** A country and one of its calling codes, `GH 233`: countries share calling codes, and some have several. */
  readonly choice: string;
  readonly number: string;
}

/** A choice of the list: `GH 233` of a country, or '' of one that cannot be called. */
export function choiceOf(country: string): string {
  const own = callingCodes().find((calling) => calling.country.code === country);
  return own ? `${country} ${own.code}` : '';
}

/** The number as it is stored, `+233 24 123 4567`; '' while no figure is typed. */
export function joinPhone({ choice, number }: PhoneParts): string {
  const text = number.trim();
  if (text === '' || text.startsWith('+')) return text;
  return choice ? `+${codeOf(choice)} ${text}` : text;
}

/** The parts of a stored number. Of the countries that share its calling code it is `country`'s, else a state's. */
export function splitPhone(stored: string, country: string): PhoneParts {
  const digits = stored.replaceAll(/\D/g, '');
  const code = stored.startsWith('+') ? splitCallingCode(digits)?.code : undefined;
  if (!code) return { choice: choiceOf(country), number: stored };
  const sharing = callingCodes().filter((calling) => calling.code === code);
  const best =
    sharing.find((calling) => calling.country.code === country) ??
    sharing.find((calling) => !calling.country.isTerritory) ??
    sharing[0];
  return { choice: best ? `${best.country.code} ${code}` : '', number: afterDigits(stored, code.length) };
}

/** What follows the first `count` figures of a text. */
function afterDigits(text: string, count: number): string {
  const start = new RegExp(`^\\D*(?:\\d\\D*?){${count}}`).exec(text);
  return text.slice(start?.[0].length ?? 0).trim();
}

/** The calling code of a choice. */
export function codeOf(choice: string): string {
  return choice.split(' ')[1] ?? '';
}
