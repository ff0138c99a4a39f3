import type { Message } from '@counterpoint/messages';
import {
  explainIsrc,
  formatIsrc,
  formatIswc,
  parseEan,
  parseIpiNameNumber,
  parseIsrc,
  parseIswc,
} from '../identifiers/index.ts';
import * as text from '../messages/field-kinds.generated.ts';

/** An identifier: its stored form, the form that people read, and what to say of a wrong one. */
export interface FieldCode {
  parse(typed: string): string | null;
  format(stored: string): string;
  readonly expected: Message;
  /** Says what is wrong with what was typed. */
  wrong(typed: string): string | null;
}

const asIs = (stored: string) => stored;

export const ISWC: FieldCode = {
  parse: parseIswc,
  format: formatIswc,
  expected: text.anIswc,
  wrong: () => text.wrongIswc(),
};
export const ISRC: FieldCode = { parse: parseIsrc, format: formatIsrc, expected: text.anIsrc, wrong: explainIsrc };
export const EAN: FieldCode = { parse: parseEan, format: asIs, expected: text.anEan, wrong: () => text.wrongEan() };
export const IPI: FieldCode = {
  parse: parseIpiNameNumber,
  format: asIs,
  expected: text.anIpi,
  wrong: () => text.wrongIpi(),
};
