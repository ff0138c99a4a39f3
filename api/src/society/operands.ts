import { id } from '@counterpoint/domain/schemas';
import { UsageError } from './command.ts';

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
