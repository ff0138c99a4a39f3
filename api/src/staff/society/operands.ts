import { id } from '@counterpoint/domain/schemas/requests';
import * as text from '../../messages/staff.generated.ts';
import { UsageError, type Words } from './command.ts';

export function idOf(typed: string | undefined): string {
  const parsed = id.safeParse(typed);
  if (!parsed.success) throw new UsageError(text.notId({ typed: typed ?? '' }));
  return parsed.data.toLowerCase();
}

export function numberOf(
  typed: string | boolean | undefined,
  name: string,
  { min, max }: { min: number; max: number },
) {
  const number = typeof typed === 'string' && /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= min && number <= max)) throw new UsageError(text.notNumber({ name, min, max }));
  return number;
}

const LONGEST_TEXT = 1_000;

export function textOf({ options }: Words, name: string): string {
  const typed = options[name];
  const tidied = typeof typed === 'string' ? typed.replaceAll(/\s+/gu, ' ').trim() : '';
  if (tidied === '' || tidied.length > LONGEST_TEXT) throw new UsageError(text.notText({ name, max: LONGEST_TEXT }));
  return tidied;
}
