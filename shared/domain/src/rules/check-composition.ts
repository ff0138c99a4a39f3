import type { Finding } from './finding.ts';
import type { RuledWork } from './ruled-work.ts';
import { fitsTitle, tellsTitlesApart } from './title-rules.ts';
import { totalsMechanical, totalsPerforming, totalsSynchronisation } from './total-rules.ts';
import {
  givesEachWriterAShare,
  hasCreator,
  hasWriter,
  keepsMusicWithoutWords,
  keepsOriginalUnmodified,
  namesEachWriterOnce,
  namesModifier,
} from './writer-rules.ts';

const RULES: readonly ((work: RuledWork) => Finding[])[] = [
  fitsTitle,
  tellsTitlesApart,
  hasWriter,
  hasCreator,
  namesEachWriterOnce,
  givesEachWriterAShare,
  keepsMusicWithoutWords,
  keepsOriginalUnmodified,
  namesModifier,
  totalsPerforming,
  totalsMechanical,
  totalsSynchronisation,
];

/** All that the rules on a composition find, in the order of the form. `compositionSubmission` refuses what blocks. */
export function checkComposition(work: RuledWork): Finding[] {
  return RULES.flatMap((rule) => rule(work));
}
