import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas';
import { everyLine } from '../../../ui/lines/compared-lines.ts';
import type { MayChange } from '../../../ui/lines/split-values.ts';
import { claimantsOf } from '../words/case-identity.ts';

/** Every line that a split may speak of: registered, claimed by somebody, or proposed before. */
export function linesToSplit(details: CaseDetails): CaseLine[] {
  const { registered_lines, proposals } = details;
  const open = proposals.find(({ state }) => state === 'open');
  return everyLine([
    registered_lines,
    ...claimantsOf(details).map(({ claimed_lines }) => claimed_lines),
    open?.lines ?? [],
  ]);
}

/** A split changes lines of the parties of the case, and of whom nobody knows; others were not asked. */
export function mayChangeIn({ parties }: Pick<CaseDetails, 'parties'>): MayChange {
  const known = new Set(parties.map(({ party_id }) => party_id));
  return ({ party_id }) => party_id === null || known.has(party_id);
}

/** Whether a case can be settled by a split at all: who performed is no share. */
export function isAboutSplit({ registered_lines, parties }: CaseDetails): boolean {
  return [...registered_lines, ...parties.flatMap(({ claimed_lines }) => claimed_lines)].some(
    ({ shares }) => Object.keys(shares).length > 0,
  );
}
