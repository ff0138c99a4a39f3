import { formatIpiNameNumber, formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import { type MarkedPart, markCode, markText } from '../../../platform/search/search-marks.ts';
import type { Meant } from '../../../platform/search/search-terms.ts';

type Code = keyof typeof SHOWN;

const SHOWN = { iswc: formatIswc, ipi: formatIpiNameNumber, isrc: formatIsrc };

/** Marks the search terms in the fields of an entry, in their order; a field without any has no match. */
export function matchesOf<Field extends string>(
  meant: Meant,
  fields: Readonly<Record<Field, readonly (string | null)[]>>,
): { field: Field; parts: MarkedPart[] }[] {
  return Object.keys(fields).flatMap((key) => {
    // `Object.keys` loses the type of the keys.
    const field = key as Field;
    return [...new Set(fields[field])].flatMap((value) => {
      const parts =
        value &&
        (isCode(key) ? markCode({ code: key, value, shown: SHOWN[key](value) }, meant) : markText(value, meant));
      return parts ? [{ field, parts }] : [];
    });
  });
}

function isCode(field: string): field is Code {
  return field in SHOWN;
}
