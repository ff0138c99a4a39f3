import { id } from '@counterpoint/domain/schemas/requests';
import { UsageError, type Words } from './command.ts';

export function idOf(text: string | undefined): string {
  const parsed = id.safeParse(text);
  if (!parsed.success) throw new UsageError(`${text} is no id.`);
  return parsed.data.toLowerCase();
}

export function numberOf(text: string | boolean | undefined, name: string, { min, max }: { min: number; max: number }) {
  const number = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new UsageError(`${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

export function textOf({ options }: Words, name: string): string {
  const text = options[name];
  const tidied = typeof text === 'string' ? text.replaceAll(/\s+/gu, ' ').trim() : '';
  if (tidied === '' || tidied.length > 1_000)
    throw new UsageError(`--${name} needs a text of at most 1000 characters.`);
  return tidied;
}
