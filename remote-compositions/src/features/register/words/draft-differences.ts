import { differing, partyDifferences, wordDifferences } from '@counterpoint/area-ui/wizard';
import type { Difference } from '@counterpoint/kit/wizard';
import type { DraftValues } from '../draft-values.ts';
import { FACTS } from './facts-in-words.ts';
import { publisherInWords, recordingInWords, writerInWords } from './lines-in-words.ts';

export function differencesBetween(mine: DraftValues, theirs: DraftValues): Difference[] {
  const facts = FACTS.map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }));
  const recordingsOf = ({ recordings }: DraftValues) => recordings.map(recordingInWords);
  return differing([
    ...facts,
    ...partyDifferences({ what: 'Writer', mine: mine.writers, theirs: theirs.writers, say: writerInWords }),
    ...partyDifferences({ what: 'Publisher', mine: mine.publishers, theirs: theirs.publishers, say: publisherInWords }),
    ...wordDifferences('Recording', { mine: recordingsOf(mine), theirs: recordingsOf(theirs) }),
  ]);
}
