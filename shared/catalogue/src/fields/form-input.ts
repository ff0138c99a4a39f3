import { type Field, type Fields, fieldsOf } from '@counterpoint/domain/fields';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { parseClock } from '@counterpoint/kit/text';
import type { FormValues } from './form-values.ts';

export type FormValue = string | boolean | FormLine | FormLine[];
export interface FormLine {
  readonly [name: string]: FormValue;
}

/** Returns the request's values. Text that can't be read stays as typed, so that the request's schema rejects it. */
export function inputOf<Of extends Fields>(fields: Of, values: FormValues<Of>): Record<keyof Of, unknown> {
  // The values of each field have the type of its kind.
  return inputOfLine(fields, values as FormLine) as Record<keyof Of, unknown>;
}

/** Returns a problem at its place in the form. Empty lines of a list are left out of the request. */
export function inForm(fields: Fields, values: object, { path, message }: ProblemDetail): ProblemDetail {
  const [name = '', index, ...rest] = path.split('.');
  const field = fields[name];
  const lines: unknown = Object.entries(values).find(([each]) => each === name)?.[1];
  if (!field || !Array.isArray(lines) || index === undefined) return { path, message };
  const places = [...lines.keys()].filter((place) => isFilled(field, lines[place]));
  const place = places[Number(index)] ?? index;
  return { path: [name, place, ...(field.kind === 'names' ? ['name'] : rest)].join('.'), message };
}

function inputOfLine(fields: Fields, values: FormLine): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, inputOfField(field, values[name] ?? '')]));
}

function inputOfField(field: Field, value: FormValue): unknown {
  if (typeof value === 'string') return inputOfText(field, value);
  if (typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return field.kind === 'part' && hasText(value) ? inputOfLine(field.fields, value) : null;
  const lines = value.filter((line) => isFilled(field, line));
  return field.kind === 'list' ? lines.map((line) => inputOfLine(field.fields, line)) : lines.map(({ name }) => name);
}

function inputOfText(field: Field, text: string): unknown {
  if (text.trim() === '') return field.isRequired ? text : null;
  switch (field.kind) {
    case 'duration':
      return parseClock(text) ?? text;
    case 'year':
      return /^\d+$/.test(text.trim()) ? Number(text) : text;
    case 'answer':
      return text === 'Y';
    default:
      return text;
  }
}

/** Choices and languages have defaults or describe the line, so they don't make it one. */
const DESCRIBING: readonly Field['kind'][] = ['choice', 'language'];

function isFilled(field: Field, line: FormLine): boolean {
  if (field.kind !== 'list') return hasText(line);
  return fieldsOf(field.fields).some(([name, { kind }]) => !DESCRIBING.includes(kind) && isFilledIn(line[name]));
}

function hasText(line: FormLine): boolean {
  return Object.values(line).some(isFilledIn);
}

function isFilledIn(value: FormValue | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
