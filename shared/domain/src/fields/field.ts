import type { Message } from '@counterpoint/messages';
import type * as z from 'zod/mini';
import type { FieldCode } from './codes.ts';
import { codesOf } from './codes-of.ts';

/** The column of a field in import and export files. Headings are part of the file format and stay English. */
export interface FieldColumn {
  readonly heading: string;
  /** Names the column in saved mappings; by default the field's name. It never changes. */
  readonly key?: string;
  readonly others?: readonly string[];
  /** Codes by other words that files use for them. */
  readonly words?: Readonly<Record<string, string>>;
  readonly about?: string;
  readonly example?: string;
}

export interface FieldDetails {
  readonly label: Message;
  /** The label in the first field of a line of a list. */
  readonly numbered?: Message<{ number: number }>;
  readonly help?: Message;
  /** The group of the wizard that shows the field. */
  readonly group?: string;
  /** Names the value within a longer text, as in `ISWC T-034.524.680-1`. */
  readonly phrase?: Message<{ value: string }>;
  /** Belongs to one work or recording: a copy doesn't get it. */
  readonly isUnique?: true;
  /** The part of a revision that a change of the field counts as; `about` by default. */
  readonly part?: string;
  /** The field of a CWR record that holds it; null where code of its own reads and writes it. Without one CWR can't hold it. */
  readonly cwr?: string | null;
  /** The elements of a DDEX ERN resource that may hold it, the preferred one first. */
  readonly ern?: readonly string[];
  readonly column?: FieldColumn;
}

export type FieldKind =
  | { readonly kind: 'text' | 'day' | 'duration' | 'language' | 'country' | 'flag' | 'answer' | 'names' }
  | { readonly kind: 'year'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'choice';
      readonly labels: Readonly<Record<string, Message>>;
      /** Codes that say nothing, such as `U` for unknown. */
      readonly unspecified?: string;
      readonly initial?: string;
    }
  | { readonly kind: 'code'; readonly code: FieldCode }
  | { readonly kind: 'part'; readonly fields: Fields; readonly columns?: string }
  | {
      readonly kind: 'list';
      readonly fields: Fields;
      readonly most: number;
      readonly columnGroup: string;
      readonly format?: FormatLine;
    };

/** Joins the formatted values of a line, by field. */
export type FormatLine = (values: Readonly<Record<string, string>>) => string;

export type Field = FieldDetails &
  FieldKind & {
    readonly request: z.core.SomeType;
    readonly stored: z.core.SomeType;
    /** Forms hold the value as text. */
    readonly isTyped: boolean;
    readonly isRequired?: boolean;
    readonly max?: number;
  };

/** A catalogue of fields by name, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

export function fieldsOf(fields: Fields): [string, Field][] {
  return Object.entries(fields);
}

/** The values of fields as they are stored. */
export type StoredValues<Of extends Fields> = {
  -readonly [Name in keyof Of]: z.output<Of[Name]['stored']>;
};

type Schema = 'request' | 'stored';

/** Returns the schemas of fields by name: the shape of an object. */
export function shapeOf<const Of extends Fields, As extends Schema>(fields: Of, as: As) {
  const shape: unknown = Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, field[as]]));
  // `fromEntries` forgets which name has which schema.
  return shape as { -readonly [Name in keyof Of]: Of[Name][As] };
}

/** Returns the values that an object has of the fields, leaving out all others. */
export function pickFields<Name extends string, Values extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, unknown>>,
  values: Values,
): Pick<Values, Name> {
  const picked: unknown = Object.fromEntries(codesOf(fields).map((name) => [name, values[name]]));
  // `fromEntries` forgets which name has which value.
  return picked as Pick<Values, Name>;
}

/** Returns the names of the parts in which two versions differ. */
export function differingParts<Of extends Fields>(
  fields: Of,
  [before, after]: readonly [{ readonly [Name in keyof Of]: unknown }, { readonly [Name in keyof Of]: unknown }],
): Set<string> {
  const differing = fieldsOf(fields).filter(([name]) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return new Set(differing.map(([, { part }]) => part ?? 'about'));
}
