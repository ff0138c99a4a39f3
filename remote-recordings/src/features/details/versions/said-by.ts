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
import { countryName, playedInWords } from '../facts-in-words.ts';
import { rightInWords } from '../right-in-words.ts';
import { rolesInWords } from '../roles-in-words.ts';

export function saidBy(recording: RecordingDetails): Said {
  return saidIn([
    ...factsOf(RECORDING_FIELDS, recording).map(({ label, value }) => [label, value] as const),
    ...recording.contributors.map((line) => [`${line.name}, heard`, contributorInWords(line)] as const),
    ...recording.rights.map((line) => [`${line.name}, rights`, rightInWords(line)] as const),
    ...recording.works.map(
      ({ title, iswc, writers }) =>
        [
          `Work ${title}`,
          joined([iswc && `ISWC ${formatIswc(iswc)}`, writers && `by ${writers}`]) || 'told of',
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
    country && `in ${countryName(country)}`,
    share !== null && `featured share ${formatShare(share)}`,
  ]);
}

function joined(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(', ');
}
