import { differing, partyDifferences, wordDifferences } from '@counterpoint/catalogue/review';
import type { Difference } from '@counterpoint/kit/wizard';
import type { DraftValues } from '../draft-values.ts';
import { FACTS } from './facts-in-words.ts';
import { contributorInWords, rightInWords, workInWords } from './lines-in-words.ts';

/** What differs between two states of a draft, field by field and line by line, as a person reads it. */
export function differencesBetween(mine: DraftValues, theirs: DraftValues): Difference[] {
  const facts = FACTS.map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }));
  const worksOf = ({ works }: DraftValues) => works.map(workInWords);
  return differing([
    ...facts,
    ...partyDifferences({
      what: 'Contributor',
      mine: mine.contributors,
      theirs: theirs.contributors,
      say: contributorInWords,
    }),
    ...partyDifferences({ what: 'Rights of', mine: mine.rights, theirs: theirs.rights, say: rightInWords }),
    ...wordDifferences('Work', { mine: worksOf(mine), theirs: worksOf(theirs) }),
  ]);
}
