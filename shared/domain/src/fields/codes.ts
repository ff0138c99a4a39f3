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

export interface FieldCode {
  parse(typed: string): string | null;
  format(stored: string): string;
  readonly expected: Message;
  wrong(typed: string): string | null;
  /** Phones show digits. */
  readonly isNumeric?: true;
}

/** Returns a text that isn't a valid code unchanged. */
export function formatCode({ parse, format }: FieldCode, text: string): string {
  const code = parse(text);
  return code === null ? text : format(code);
}

const asIs = (stored: string) => stored;

export const ISWC: FieldCode = {
  parse: parseIswc,
  format: formatIswc,
  expected: text.anIswc,
  wrong: () => text.wrongIswc(),
};
export const ISRC: FieldCode = { parse: parseIsrc, format: formatIsrc, expected: text.anIsrc, wrong: explainIsrc };
export const EAN: FieldCode = {
  parse: parseEan,
  format: asIs,
  expected: text.anEan,
  wrong: () => text.wrongEan(),
  isNumeric: true,
};
export const IPI: FieldCode = {
  parse: parseIpiNameNumber,
  format: asIs,
  expected: text.anIpi,
  wrong: () => text.wrongIpi(),
  isNumeric: true,
};
