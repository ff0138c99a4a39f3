import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../messages/field-kinds.generated.ts';
import { body, calendarDay, optionalCode, optionalText, orNull, requiredText } from '../schemas/requests/text.ts';
import { LANGUAGES } from '../schemas/works/work-choices.ts';
import type { FieldCode } from './codes.ts';
import { codesOf } from './codes-of.ts';
import { type FieldDetails, type FieldList, type Fields, type FormatLine, shapeOf } from './field.ts';

const typed = { isTyped: true } as const;
const untyped = { isTyped: false } as const;
const storedText = z.nullable(z.string());

export function required<const Details extends FieldDetails>(max: number, error: Message, details: Details) {
  const schemas = { request: requiredText(error, max), stored: z.string() };
  return { kind: 'text' as const, max, isRequired: true as const, ...typed, ...schemas, ...details };
}

export function line<const Details extends FieldDetails>(max: number, details: Details) {
  return { kind: 'text' as const, max, ...typed, request: optionalText(max), stored: storedText, ...details };
}

interface ChoiceDetails {
  readonly isSorted?: true;
  readonly isRadio?: true;
}

type Labels<Code extends string> = Readonly<Record<Code, Message>>;

export function choice<Code extends string, const Details extends FieldDetails & ChoiceDetails>(
  labels: Labels<Code>,
  details: Details,
) {
  const codes = z.enum(codesOf(labels), { error: text.chooseOption });
  return { kind: 'choice' as const, labels, ...typed, request: orNull(codes), stored: z.nullable(codes), ...details };
}

export function requiredChoice<Code extends string, const Details extends FieldDetails>(
  labels: Labels<Code>,
  details: Details,
) {
  const codes = z.enum(codesOf(labels), { error: text.chooseOption });
  const schemas = { request: codes, stored: codes };
  return { kind: 'choice' as const, labels, isRequired: true as const, ...typed, ...schemas, ...details };
}

interface InitialChoice<Code> {
  readonly initial: Code;
  readonly unspecified?: Code;
}

export function choiceFrom<
  Code extends string,
  const Details extends FieldDetails & ChoiceDetails & InitialChoice<NoInfer<Code>>,
>(labels: Labels<Code>, details: Details) {
  const codes = z.enum(codesOf(labels), { error: text.chooseOption });
  const schemas = { request: z._default(codes, details.initial), stored: codes };
  return { kind: 'choice' as const, labels, isRequired: true as const, ...untyped, ...schemas, ...details };
}

export function language<const Details extends FieldDetails>(details: Details) {
  const codes = z.enum(LANGUAGES, { error: text.chooseLanguage });
  return { kind: 'language' as const, ...typed, request: orNull(codes), stored: z.nullable(codes), ...details };
}

export function country<const Details extends FieldDetails>(details: Details) {
  const code = z.string({ error: text.chooseCountry }).check(z.regex(/^[A-Z]{2}$/, { error: text.chooseCountry }));
  return { kind: 'country' as const, ...typed, request: orNull(code), stored: storedText, ...details };
}

export function day<const Details extends FieldDetails>(details: Details) {
  const request = orNull(calendarDay(text.enterDate));
  return { kind: 'day' as const, ...typed, request, stored: storedText, ...details };
}

export function year<const Details extends FieldDetails>([min, max]: readonly [number, number], details: Details) {
  const error = () => text.enterYear({ min: String(min), max: String(max) });
  const request = orNull(z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error })));
  return { kind: 'year' as const, min, max, ...typed, request, stored: z.nullable(z.int()), ...details };
}

export function duration<const Details extends FieldDetails>(details: Details) {
  const seconds = z
    .int({ error: text.enterDuration })
    .check(z.gte(1, { error: text.shortestDuration }), z.lte(86_399, { error: text.longestDuration }));
  return { kind: 'duration' as const, ...typed, request: orNull(seconds), stored: z.nullable(z.int()), ...details };
}

export function code<const Details extends FieldDetails>(of: FieldCode, details: Details) {
  const request = optionalCode(of.parse, of.wrong);
  return { kind: 'code' as const, code: of, ...typed, request, stored: storedText, ...details };
}

/** False counts as no value. */
export function flag<const Details extends FieldDetails>(details: Details) {
  const request = z._default(z.boolean({ error: text.chooseOption }), false);
  return { kind: 'flag' as const, ...untyped, request, stored: z.boolean(), ...details };
}

export function answer<const Details extends FieldDetails>(details: Details) {
  const request = orNull(z.boolean({ error: text.chooseOption }));
  return { kind: 'answer' as const, ...typed, request, stored: z.nullable(z.boolean()), ...details };
}

export function names<const Details extends FieldDetails & FieldList>(max: number, details: Details) {
  const { most } = details;
  const request = z
    .array(requiredText(text.enterName, max), { error: text.enterList })
    .check(z.maxLength(most, { error: () => text.tooMany({ most }) }));
  const schemas = { request: z._default(request, []), stored: z.array(z.string()) };
  return { kind: 'names' as const, max, ...untyped, ...schemas, ...details };
}

export function part<const Of extends Fields, const Details extends FieldDetails & { readonly columns?: string }>(
  fields: Of,
  details: Details,
) {
  const request = orNull(body(shapeOf(fields, 'request')));
  const stored = z.nullable(z.object(shapeOf(fields, 'stored')));
  return { kind: 'part' as const, fields, ...untyped, request, stored, ...details };
}

export function list<
  const Of extends Fields,
  const Details extends FieldDetails & FieldList & { readonly format?: FormatLine },
>(fields: Of, details: Details) {
  const { most } = details;
  const request = z
    .array(body(shapeOf(fields, 'request')), { error: text.enterList })
    .check(z.maxLength(most, { error: () => text.tooMany({ most }) }));
  const schemas = { request: z._default(request, []), stored: z.array(z.object(shapeOf(fields, 'stored'))) };
  return { kind: 'list' as const, fields, ...untyped, ...schemas, ...details };
}
