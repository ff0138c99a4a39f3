import { changedOnly, partyDifferences, wordDifferences } from '@counterpoint/area-ui/wizard';
import { fieldDifferences } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import type { Difference } from '@counterpoint/kit/wizard';
import * as text from '../../../messages/register-review.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import { formatPublisher, formatRecording, formatWriter } from './format-lines.ts';

export function differencesBetween(mine: DraftValues, theirs: DraftValues): Difference[] {
  const recordingsOf = ({ recordings }: DraftValues) => recordings.map(formatRecording);
  return changedOnly([
    ...fieldDifferences(WORK_FIELDS, mine, theirs),
    ...partyDifferences({ label: text.writerNamed, mine: mine.writers, theirs: theirs.writers, format: formatWriter }),
    ...partyDifferences({
      label: text.publisherNamed,
      mine: mine.publishers,
      theirs: theirs.publishers,
      format: formatPublisher,
    }),
    ...wordDifferences(text.recordingNamed, { mine: recordingsOf(mine), theirs: recordingsOf(theirs) }),
  ]);
}
