import { changedOnly, partyDifferences, wordDifferences } from '@counterpoint/area-ui/wizard';
import { fieldDifferences } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import type { Difference } from '@counterpoint/kit/wizard';
import * as facts from '../../../messages/facts.generated.ts';
import { contributorName } from '../contributors/contributor-lines.ts';
import type { DraftValues } from '../draft-values.ts';
import type { ContributorValues } from '../line-values.ts';
import { formatContributor, formatRight, formatWork } from './format-lines.ts';

export function differencesBetween(mine: DraftValues, theirs: DraftValues): Difference[] {
  const worksOf = ({ works }: DraftValues) => works.map(formatWork);
  return changedOnly([
    ...fieldDifferences(RECORDING_FIELDS, mine, theirs),
    ...partyDifferences({
      label: facts.contributorNamed,
      mine: mine.contributors.map(asNamed),
      theirs: theirs.contributors.map(asNamed),
      format: formatContributor,
    }),
    ...partyDifferences({ label: facts.rightsNamed, mine: mine.rights, theirs: theirs.rights, format: formatRight }),
    ...wordDifferences(facts.workNamed, { mine: worksOf(mine), theirs: worksOf(theirs) }),
  ]);
}

function asNamed(line: ContributorValues, place: number): ContributorValues {
  if (line.party_id !== null) return line;
  return { ...line, party: { ...line.party, name: contributorName(line, place) } };
}
