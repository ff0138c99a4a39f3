import type { ImportedDraft, ImportedPlace, ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import { formatShare, type Right, totalOf } from '@counterpoint/domain/shares';
import * as text from '../../../messages/import-findings.generated.ts';

const TOTALS: Readonly<Record<string, Right>> = { 'W-TOT-01': 'pr', 'W-TOT-02': 'mr', 'W-TOT-03': 'sr' };
const NO_SHARES = 'W-WRI-04';

type StatedShare = Pick<ImportFinding, 'line' | 'column' | 'found' | 'expected'>;

/** A total has no cell, so it is reported at the first share of its right. Null for other rules. */
export function statedShares(id: string, path: string, { work, draft }: RowDraft): StatedShare | null {
  if (id === NO_SHARES)
    return { ...work.placeOf(path), found: formatShare(0), expected: text.aboveZero({ share: formatShare(0) }) };
  const right = TOTALS[id];
  if (!right) return null;
  const total = totalOf(draft.writers, right) + totalOf(draft.publishers, right);
  return { ...placeOfRight(work, draft, right), found: formatShare(total), expected: text.wholeTotal() };
}

interface RowDraft {
  readonly work: ImportedWork;
  readonly draft: ImportedDraft;
}

function placeOfRight(work: ImportedWork, draft: ImportedDraft, right: Right): ImportedPlace {
  for (const list of ['writers', 'publishers'] as const)
    for (const index of draft[list].keys()) {
      const place = work.placeOf(`${list}.${index}.shares.${right}`);
      if (place.column !== null) return place;
    }
  return work.placeOf('writers');
}
