import { lineDifferences, partyDifferences } from '@counterpoint/area-ui/wizard';
import { fieldDifferences } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { joinParts } from '@counterpoint/kit/text';
import type { Difference } from '@counterpoint/kit/wizard';
import * as text from '../../messages/facts.generated.ts';
import { formatRightLine } from '../rights/format-right.ts';
import type { RightValues } from '../rights/right-values.ts';
import type { DraftValues } from './draft-values.ts';
import { formatContributor, percent } from './format-contributor.ts';
import { type ContributorValues, contributorName, type WorkValues } from './line-values.ts';

export function formatTypedRight({ share, valid_to, source, ...line }: RightValues): string {
  return formatRightLine({ ...line, share: percent(share), valid_to: valid_to || null, source: source.trim() });
}

export function formatWork({ title, iswc, writers, composition_id }: WorkValues): string {
  return joinParts([
    title,
    writers && text.byWriters({ writers }),
    formatIswc(iswc),
    composition_id !== null && text.linkedWork(),
  ]);
}

/** Both versions by field and line, whether they differ or not. */
export function compareDrafts(mine: DraftValues, theirs: DraftValues): Difference[] {
  return [
    ...fieldDifferences(RECORDING_FIELDS, mine, theirs),
    ...partyDifferences({
      label: text.contributorNamed,
      mine: mine.contributors.map(asNamed),
      theirs: theirs.contributors.map(asNamed),
      format: formatContributor,
    }),
    ...partyDifferences({
      label: text.rightsNamed,
      mine: mine.rights,
      theirs: theirs.rights,
      format: formatTypedRight,
    }),
    ...lineDifferences({
      label: text.workNamed,
      mine: mine.works,
      theirs: theirs.works,
      nameOf: ({ title }) => title,
      format: formatWork,
    }),
  ];
}

function asNamed(line: ContributorValues, place: number): ContributorValues {
  if (line.party_id !== null) return line;
  return { ...line, party: { ...line.party, name: contributorName(line, place) } };
}
