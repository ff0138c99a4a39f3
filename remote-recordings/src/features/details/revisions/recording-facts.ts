import { factsOf } from '@counterpoint/catalogue/fields';
import { collectFacts, type RevisionFacts } from '@counterpoint/catalogue/revisions';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorView,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { joinParts } from '@counterpoint/kit/text';
import * as text from '../../../messages/facts.generated.ts';
import { formatRight } from '../../../ui/rights/format-right.ts';
import { countryName, formatPlayed } from '../format-facts.ts';
import { formatRoles } from '../format-roles.ts';

export function recordingFacts(recording: RecordingDetails): RevisionFacts {
  return collectFacts([
    ...factsOf(RECORDING_FIELDS, recording).map(({ label, value }) => [label, value] as const),
    ...recording.contributors.map((line) => [text.contributorPart(line), formatContributor(line)] as const),
    ...recording.rights.map((line) => [text.holderRights(line), formatRight(line)] as const),
    ...recording.works.map(
      ({ title, iswc, writers }) =>
        [
          text.workNamed({ name: title }),
          joinParts([iswc && text.iswc({ code: formatIswc(iswc) }), writers && text.byWriters({ writers })]) ||
            text.unlinkedWork(),
        ] as const,
    ),
  ]);
}

export function formatContributor(line: ContributorView): string {
  const { category, performed_from, performed_to, country, share } = line;
  return joinParts([
    CONTRIBUTOR_CATEGORY_LABELS[category](),
    formatRoles(line).toLowerCase(),
    formatPlayed(performed_from, performed_to),
    country && text.inCountry({ country: countryName(country) ?? country }),
    share !== null && text.featuredShare({ share: formatShare(share) }),
  ]);
}
