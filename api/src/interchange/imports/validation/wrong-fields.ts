import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import { problemsIn } from '@counterpoint/domain/schemas/requests';

/** An unreadable cell is also missing, but reported once. */
export function wrongFields(
  work: ImportedWork,
  error: Parameters<typeof problemsIn>[0],
  whole: string,
): ImportFinding[] {
  const unread = work.findings.filter(({ severity }) => severity === 'block');
  const known = new Set(unread.map(({ line, column }) => `${line} ${column}`));
  return problemsIn(error).flatMap(({ path, message }) => {
    const place = work.placeOf(path || whole);
    if (known.has(`${place.line} ${place.column}`)) return [];
    return { ...place, id: 'I-FLD-01', severity: 'block', expected: null, correction: message };
  });
}
