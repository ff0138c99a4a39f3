import { id } from '@counterpoint/domain/schemas/requests';
import { UsageError, type Words } from './command.ts';

/** The id that a command was given. */
export function idOf(text: string | undefined): string {
  const parsed = id.safeParse(text);
  if (!parsed.success) throw new UsageError(`${text} is no id.`);
  return parsed.data.toLowerCase();
}

/** The whole number that stands for `name`. */
export function numberOf(text: string | boolean | undefined, name: string, { min, max }: { min: number; max: number }) {
  const number = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new UsageError(`${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

/** The text of an option that must be given. */
export function textOf({ options }: Words, name: string): string {
  const text = options[name];
  const tidied = typeof text === 'string' ? text.replaceAll(/\s+/gu, ' ').trim() : '';
  if (tidied === '' || tidied.length > 1_000)
    throw new UsageError(`--${name} needs a text of at most 1000 characters.`);
  return tidied;
}
