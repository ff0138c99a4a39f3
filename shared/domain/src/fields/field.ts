import type { Message } from '@counterpoint/messages';
import type * as z from 'zod/mini';
import type { FieldCode } from './codes.ts';
import { codesOf } from './codes-of.ts';

/** The column of a field in import and export files. Headings are part of the file format and stay English. */
export interface FieldColumn {
  readonly heading: string;
  /** Key of saved mappings, so it never changes; defaults to the field's name. */
  readonly key?: string;
  readonly others?: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  readonly example?: string;
}

export interface FieldDetails {
  readonly label: Message;
  readonly numbered?: Message<{ number: number }>;
  readonly help?: Message;
  /** Section of the form. */
  readonly group?: string;
  /** Shown in forms while a field beside it has one of these values, or it has a value itself. */
  readonly shownFor?: Readonly<Record<string, readonly string[]>>;
  /** Drafts may lack it, submissions may not. */
  readonly isRequiredToSubmit?: true;
  /** A day after today is wrong. */
  readonly isPast?: true;
  /** The value within a text, as in `ISWC T-034.524.680-1`. */
  readonly phrase?: Message<{ value: string }>;
  /** Unique to one work or recording, so copies omit it. */
  readonly isUnique?: true;
  /** Part of a revision that a change counts towards; `about` by default. */
  readonly part?: string;
  /** Field of a CWR record. Undefined if CWR can't hold it. */
  readonly cwr?: string;
  /** Field of the first name, for a value such as `Mensah, Ama`. */
  readonly cwrFirstName?: string;
  /** Record that holds it; the work's header (NWR, REV) by default. A list has one for each line. */
  readonly record?: string;
  readonly ern?: readonly string[];
  readonly column?: FieldColumn;
}

export type FieldKind =
  | { readonly kind: 'text' | 'day' | 'duration' | 'language' | 'country' | 'flag' | 'answer' }
  | { readonly kind: 'year'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'choice';
      readonly labels: Readonly<Record<string, Message>>;
      readonly unspecified?: string;
      readonly initial?: string;
      /** Forms list the options by label. */
      readonly isSorted?: true;
      /** Forms show all options at once. */
      readonly isRadio?: true;
    }
  | { readonly kind: 'code'; readonly code: FieldCode }
  | { readonly kind: 'part'; readonly fields: Fields; readonly columns?: string }
  | (FieldList & { readonly kind: 'names' })
  | (FieldList & { readonly kind: 'list'; readonly fields: Fields; readonly format?: FormatLine });

export interface FieldList {
  readonly most: number;
  /** Older files use another group name than the field's. */
  readonly columnGroup: string;
  /** Noun for a line, as in `Remove performer 2`. */
  readonly line: Message;
  readonly add: Message;
}

export type FormatLine = (values: Readonly<Record<string, string>>) => string;

export type Field = FieldDetails &
  FieldKind & {
    readonly request: z.core.SomeType;
    readonly stored: z.core.SomeType;
    /** Form inputs hold the value as text. */
    readonly isTyped: boolean;
    readonly isRequired?: boolean;
    readonly max?: number;
  };

export type Fields = Readonly<Record<string, Field>>;

export function fieldsOf(fields: Fields): [string, Field][] {
  return Object.entries(fields);
}

export type StoredValues<Of extends Fields> = {
  -readonly [Name in keyof Of]: z.output<Of[Name]['stored']>;
};

type Schema = 'request' | 'stored';

export function shapeOf<const Of extends Fields, As extends Schema>(fields: Of, as: As) {
  const shape: unknown = Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, field[as]]));
  // `fromEntries` loses the key type.
  return shape as { -readonly [Name in keyof Of]: Of[Name][As] };
}

export function pickFields<Name extends string, Values extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, unknown>>,
  values: Values,
): Pick<Values, Name> {
  const picked: unknown = Object.fromEntries(codesOf(fields).map((name) => [name, values[name]]));
  // `fromEntries` loses the key type.
  return picked as Pick<Values, Name>;
}

/** The parts in which two drafts differ: of a field its part, and each list of lines by its name. */
export function differingParts<Draft extends object>(
  fields: Fields,
  [before, after]: readonly [Draft, Draft],
): Set<string> {
  const valuesAfter = new Map<string, unknown>(Object.entries(after));
  const differing = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(valuesAfter.get(name)),
  );
  return new Set(differing.map(([name]) => (fields[name] ? (fields[name].part ?? 'about') : name)));
}
