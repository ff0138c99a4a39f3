import { typed, typedAs, typedClock, typedLines, typedPart } from '@counterpoint/area-ui/draft-text';
import { type Field, type Fields, fieldsOf, formatCode } from '@counterpoint/domain/fields';
import * as z from 'zod/mini';

type FormValueOf<Of extends Field> = Of extends { kind: 'part'; fields: infer Part extends Fields }
  ? FormValues<Part>
  : Of extends { kind: 'list'; fields: infer Line extends Fields }
    ? FormValues<Line>[]
    : Of extends { kind: 'names' }
      ? { name: string }[]
      : Of['isTyped'] extends true
        ? string
        : z.output<Of['stored']>;

/** Values of a form, in which typed fields hold text. Their names match the draft, so that the server's paths are form paths. */
export type FormValues<Of extends Fields> = { -readonly [Name in keyof Of]: FormValueOf<Of[Name]> };

/** Shape of a schema that reads stored values as well as form values kept by earlier releases. */
export function formShape<const Of extends Fields>(fields: Of) {
  const shape: unknown = Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, schemaOf(field)]));
  // `fromEntries` loses the key type.
  return shape as { -readonly [Name in keyof Of]: z.ZodMiniType<FormValueOf<Of[Name]>> };
}

/** Values of an empty line of a list. */
export function emptyLine(fields: Fields) {
  return z.object(formShape(fields)).parse({});
}

/** The values that a copy takes over. */
export function copiedValues<Values extends object>(fields: Fields, values: Values): Partial<Values> {
  const copied: unknown = Object.fromEntries(Object.entries(values).filter(([name]) => !fields[name]?.isUnique));
  // `fromEntries` loses the key type.
  return copied as Partial<Values>;
}

const typedAnswer = z.pipe(
  z.transform((value: unknown) => (typeof value === 'boolean' ? (value ? 'Y' : 'N') : (value ?? ''))),
  z.string(),
);

/** Objects, because a field array of react-hook-form holds no plain texts. */
const nameLines = z.pipe(
  z.transform((value: unknown) =>
    Array.isArray(value) ? value.map((name) => (typeof name === 'string' ? { name } : name)) : [],
  ),
  z.array(z.object({ name: typed })),
);

function schemaOf(field: Field): z.core.SomeType {
  switch (field.kind) {
    case 'duration':
      return typedClock;
    case 'code':
      return typedAs((text) => formatCode(field.code, text));
    case 'answer':
      return typedAnswer;
    case 'choice':
      return field.isTyped ? typed : z._default(field.stored, field.initial);
    case 'flag':
      return z._default(field.stored, false);
    case 'names':
      return nameLines;
    case 'list':
      return typedLines(z.object(formShape(field.fields)));
    case 'part':
      return typedPart(formShape(field.fields));
    default:
      return typed;
  }
}
