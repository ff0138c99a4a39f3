import type { IsniContent } from '@counterpoint/domain/schemas';
import type { Difference } from '@counterpoint/kit/wizard';
import { APPLICATION_FACTS } from './application-facts.ts';

export function differencesBetween(mine: IsniContent, theirs: IsniContent): Difference[] {
  return APPLICATION_FACTS.map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) })).filter(
    (line) => line.mine !== line.theirs,
  );
}
