import type { ImportedDraft, ImportedPlace } from '../imports/index.ts';
import * as text from '../messages/cwr-rules.generated.ts';
import { latestToday } from '../rules/rule.ts';
import type { CwrFinding } from './finding.ts';

/** Changes values for which a society drops only a record or a field, so that our rules don't reject the work. */
export function acceptedDraft(draft: ImportedDraft, placeOf: (path: string) => ImportedPlace) {
  const findings: CwrFinding[] = [];
  const warn = (level: CwrFinding['level'], { id, path, correction }: Record<'id' | 'path' | 'correction', string>) =>
    findings.push({ ...placeOf(path), id, level, severity: 'warn', expected: null, correction });
  const alternative_titles = draft.alternative_titles.map((title, index) => {
    if ((title.type !== 'OL' && title.type !== 'AL') || title.language !== null) return title;
    const path = `alternative_titles.${index}.language`;
    warn('RR', { id: 'W-TTL-03', path, correction: text.keptAsAlternative() });
    return { ...title, type: 'AT' as const };
  });
  const isFuture = (draft.copyright_date ?? '') > latestToday();
  if (isFuture) warn('FR', { id: 'W-DAT-01', path: 'copyright_date', correction: text.futureDate() });
  if (findings.length === 0) return { draft, findings };
  return { draft: { ...draft, alternative_titles, copyright_date: isFuture ? null : draft.copyright_date }, findings };
}
