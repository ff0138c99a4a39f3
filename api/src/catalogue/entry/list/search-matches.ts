import { formatIpiNameNumber, formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import type { SearchMatch } from '@counterpoint/domain/schemas/works';
import { markCode, markText } from '../../../platform/search/search-marks.ts';
import type { Meant } from '../../../platform/search/search-terms.ts';

type Values = readonly (string | null)[];

const SHOWN = { iswc: formatIswc, ipi: formatIpiNameNumber, isrc: formatIsrc };

/** Marks the search terms in the fields of an entry; a field without any has no match. */
export function matchesOf<Field extends string>(meant: Meant) {
  const matchOf = (field: Field, parts: SearchMatch['parts'] | null) => (parts ? [{ field, parts }] : []);
  return {
    texts: (field: Field, values: Values) =>
      [...new Set(values)].flatMap((value) => matchOf(field, value ? markText(value, meant) : null)),
    codes: (code: Field & keyof typeof SHOWN, values: Values) =>
      [...new Set(values)].flatMap((value) =>
        matchOf(code, value ? markCode({ code, value, shown: SHOWN[code](value) }, meant) : null),
      ),
  };
}
