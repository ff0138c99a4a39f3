import { callingCodes, splitCallingCode } from '@counterpoint/domain/countries';

export interface PhoneParts {
  /** Country and calling code, `GH 233`: countries share codes, and some have several. */
  readonly choice: string;
  readonly number: string;
}

export function choiceOf(country: string): string {
  const own = callingCodes().find((calling) => calling.country.code === country);
  return own ? `${country} ${own.code}` : '';
}

export function joinPhone({ choice, number }: PhoneParts): string {
  const text = number.trim();
  if (text === '' || text.startsWith('+')) return text;
  return choice ? `+${codeOf(choice)} ${text}` : text;
}

/** Prefers `country`, then a sovereign state, among the countries that share a calling code. */
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

function afterDigits(text: string, count: number): string {
  const start = new RegExp(`^\\D*(?:\\d\\D*?){${count}}`).exec(text);
  return text.slice(start?.[0].length ?? 0).trim();
}

export function codeOf(choice: string): string {
  return choice.split(' ')[1] ?? '';
}
