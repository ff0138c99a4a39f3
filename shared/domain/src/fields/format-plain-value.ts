import { findCountry } from '../countries/index.ts';
import { languageName } from '../languages/index.ts';
import { formatCode } from './codes.ts';
import type { Field } from './field.ts';

/** Formats a stored value of one word or line in the reader's language; other kinds stay as they are. */
export function formatPlainValue(field: Field, value: string): string {
  switch (field.kind) {
    case 'choice':
      return value === field.unspecified ? '' : (field.labels[value]?.() ?? value);
    case 'code':
      return formatCode(field.code, value);
    case 'language':
      return languageName(value);
    case 'country':
      return findCountry(value)?.name ?? value;
    default:
      return value;
  }
}
