import { differencesOf } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { claimantsOf } from '../../../ui/case-identity.ts';
import { everyLine } from '../../../ui/lines/compared-lines.ts';
import type { MayChange } from '../../../ui/lines/split-values.ts';

export function linesToSplit(details: CaseDetails): CaseLine[] {
  const { registered_lines, proposals } = details;
  const open = proposals.find(({ state }) => state === 'open');
  return everyLine([
    registered_lines,
    ...claimantsOf(details).map(({ claimed_lines }) => claimed_lines),
    open?.lines ?? [],
  ]);
}

/** A split changes lines of parties and of non-members only. Every member whose lines are claimed is a party. */
export function mayChangeIn(details: Pick<CaseDetails, 'parties' | 'registered_lines'>): MayChange {
  const { parties, registered_lines } = details;
  const claimed = claimantsOf(details).flatMap(({ claimed_lines }) => differencesOf(registered_lines, claimed_lines));
  const open = new Set([...parties.map(({ party_id }) => party_id), ...claimed.map(({ line }) => line.party_id)]);
  return ({ party_id }) => party_id === null || open.has(party_id);
}

export function canBeSplit(details: CaseDetails): boolean {
  return linesToSplit(details).length > 0;
}
