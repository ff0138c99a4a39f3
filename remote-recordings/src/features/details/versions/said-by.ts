import { factsOf } from '@counterpoint/catalogue/fields';
import { type Said, saidIn } from '@counterpoint/catalogue/versions';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorView,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import * as text from '../../../messages/facts.generated.ts';
import { countryName, playedInWords } from '../facts-in-words.ts';
import { rightInWords } from '../right-in-words.ts';
import { rolesInWords } from '../roles-in-words.ts';

export function saidBy(recording: RecordingDetails): Said {
  return saidIn([
    ...factsOf(RECORDING_FIELDS, recording).map(({ label, value }) => [label, value] as const),
    ...recording.contributors.map((line) => [text.contributorPart(line), contributorInWords(line)] as const),
    ...recording.rights.map((line) => [text.holderRights(line), rightInWords(line)] as const),
    ...recording.works.map(
      ({ title, iswc, writers }) =>
        [
          text.workNamed({ name: title }),
          joined([iswc && text.iswc({ code: formatIswc(iswc) }), writers && text.byWriters({ writers })]) ||
            text.unlinkedWork(),
        ] as const,
    ),
  ]);
}

export function contributorInWords(line: ContributorView): string {
  const { category, performed_from, performed_to, country, share } = line;
  return joined([
    CONTRIBUTOR_CATEGORY_LABELS[category](),
    rolesInWords(line).toLowerCase(),
    playedInWords(performed_from, performed_to),
    country && text.inCountry({ country: countryName(country) ?? country }),
    share !== null && text.featuredShare({ share: formatShare(share) }),
  ]);
}

function joined(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(', ');
}
