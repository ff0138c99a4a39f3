import { type Field, type Fields, fieldsOf, formatPlainValue } from '@counterpoint/domain/fields';
import { YES_NO_UNKNOWN_LABELS } from '@counterpoint/domain/schemas/works';
import { formatDuration, formatLongDate, joinParts } from '@counterpoint/kit/text';
import { inputOf } from './form-input.ts';
import type { FormValues } from './form-values.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

type Values<Of extends Fields> = { readonly [Name in keyof Of]: unknown };

/** Formats the fields that have a value, stored or the input of a form. */
export function factsOf<Of extends Fields>(
  fields: Of,
  values: Values<Of>,
  shownElsewhere: readonly (keyof Of)[] = [],
): Fact[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const value = shownElsewhere.includes(name) ? '' : formatField(field, values[name]);
    return value === '' ? [] : [{ label: field.label(), value }];
  });
}

export function fieldDifferences<Of extends Fields>(fields: Of, mine: FormValues<Of>, theirs: FormValues<Of>) {
  const [ours, others] = [inputOf(fields, mine), inputOf(fields, theirs)];
  return fieldsOf(fields).map(([name, field]) => ({
    label: field.label(),
    mine: formatField(field, ours[name]),
    theirs: formatField(field, others[name]),
  }));
}

/** Each value as in a text about the whole, such as `by Ama Mensah`. */
export function formatValues<Of extends Fields>(fields: Of, values: Values<Of>): Record<keyof Of, string> {
  const formatted: unknown = Object.fromEntries(
    fieldsOf(fields).map(([name, field]) => {
      const value = formatField(field, values[name]);
      return [name, value && field.phrase ? field.phrase({ value }) : value];
    }),
  );
  // `fromEntries` loses the key type.
  return formatted as Record<keyof Of, string>;
}

function formatField(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'names':
      return listOf(value).join(', ');
    case 'list':
      return joinParts(
        listOf(value).map((line) => formatLine(field, line)),
        '; ',
      );
    case 'part':
      return formatLine(field, value);
    case 'flag':
      return value === true ? YES_NO_UNKNOWN_LABELS.Y() : '';
    case 'answer':
      return YES_NO_UNKNOWN_LABELS[value === true ? 'Y' : 'N']();
    case 'duration':
      return typeof value === 'number' ? formatDuration(value) : String(value);
    case 'day':
      return formatLongDate(String(value).trim());
    default:
      return formatPlainValue(field, String(value).trim());
  }
}

type CompositeField = Extract<Field, { readonly kind: 'part' | 'list' }>;

function formatLine(field: CompositeField, line: unknown): string {
  const formatted = formatValues(field.fields, { ...Object(line) });
  if (field.kind === 'list' && field.format) return field.format(formatted);
  return joinParts(Object.values(formatted));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
