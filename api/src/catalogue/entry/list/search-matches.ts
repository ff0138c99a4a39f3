import { formatIpiNameNumber, formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import { type MarkedPart, markCode, markText } from '../../../platform/search/search-marks.ts';
import type { QueryTerms } from '../../../platform/search/search-terms.ts';

type Code = keyof typeof FORMATTERS;

const FORMATTERS = { iswc: formatIswc, ipi: formatIpiNameNumber, isrc: formatIsrc };

/** Marks the search terms in the fields of an entry, in their order; a field without any has no match. */
export function matchesOf<Field extends string>(
  queryTerms: QueryTerms,
  fields: Readonly<Record<Field, readonly (string | null)[]>>,
): { field: Field; parts: MarkedPart[] }[] {
  return Object.keys(fields).flatMap((key) => {
    // `Object.keys` loses the type of the keys.
    const field = key as Field;
    return [...new Set(fields[field])].flatMap((value) => {
      const parts =
        value &&
        (isCode(key)
          ? markCode({ code: key, value, shown: FORMATTERS[key](value) }, queryTerms)
          : markText(value, queryTerms));
      return parts ? [{ field, parts }] : [];
    });
  });
}

function isCode(field: string): field is Code {
  return field in FORMATTERS;
}
