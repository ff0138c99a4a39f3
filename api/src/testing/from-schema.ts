import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';

/** Hostile input. Each must be returned as text or rejected with a message. */
const HOSTILE_TEXT: readonly string[] = [
  "'; drop table member; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '\u200d\u200b\ufeff',
  'x\r\nset-cookie: a=b',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(60),
  'Z\u0351\u036b\u0343'.repeat(40),
  'x'.repeat(10_000),
  "| & ! ( ) : * <-> ' \\",
  '%',
  '[object Object]',
  'null',
  '-1',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXT), fc.string({ unit: 'binary', maxLength: 300 }));

/** Any JSON, including odd keys. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileText,
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    0,
    -1,
    1.5,
    1e308,
    true,
    [[[[[[[[]]]]]]]],
    { constructor: 1 },
    { toString: 1 },
  ),
);

/** Values that match a JSON Schema, and one in ten that doesn't. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyJson });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, enum: values, type } = schema;
  const choices = anyOf ?? oneOf;
  if (isSchemas(choices)) return fc.oneof(...choices.map(fromSchema));
  if (Array.isArray(values)) return fc.constantFrom<unknown>(...values);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => fitting({ ...schema, type: one })));
  if (type === 'object') return anObject(schema);
  if (type === 'array') return fc.array(fromSchema(schemaAt(schema, 'items')), { maxLength: 4 });
  if (type === 'integer' || type === 'number') return aNumber(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'string' ? aText(schema) : anyJson;
}

function anObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schemaAt(schema, 'properties'));
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, fromSchema(Object(field))]));
  // Mostly complete, so that calls pass the first rule; sometimes with only some fields.
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

function aNumber({ minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(Number(minimum ?? 0), -1_000_000), Math.min(Number(maximum ?? 1_000), 1_000_000)];
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1));
}

function aText({ format, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  const most = Math.min(Number(maxLength ?? 40), 300);
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }) },
    hostileText,
  );
}

function schemaAt(schema: JsonSchema, key: string): JsonSchema {
  return Object(schema[key]);
}

function isSchemas(value: unknown): value is readonly JsonSchema[] {
  return Array.isArray(value);
}
