import { type Said, saidIn } from '@counterpoint/catalogue/versions';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { periodInWords, usesInWords } from '@counterpoint/domain/recording-rights';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorView,
  contributorRoleLabel,
  type RecordingDetails,
  RIGHTS_HOLDER_ROLE_LABELS,
  type RightView,
} from '@counterpoint/domain/schemas';
import { formatShare } from '@counterpoint/domain/shares';
import { territoriesInWords } from '@counterpoint/domain/territories';
import { formatLongDate } from '@counterpoint/kit/text';
import { countryName, factsOf, headFactsOf } from './facts-in-words.ts';

/** What a version of a recording says: the recording, who is heard, who holds rights, and the works. */
export function saidBy(recording: RecordingDetails): Said {
  return saidIn([
    ...[...headFactsOf(recording), ...factsOf(recording)].map(({ label, value }) => [label, value] as const),
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

/** All that a contributor's line says but whose it is. */
export function contributorInWords(line: ContributorView): string {
  const { category, roles, performed_from, performed_to, country, share } = line;
  return joined([
    CONTRIBUTOR_CATEGORY_LABELS[category],
    roles.map(contributorRoleLabel).join(', ').toLowerCase(),
    playedInWords(performed_from, performed_to),
    country && `in ${countryName(country)}`,
    share !== null && `featured share ${formatShare(share)}`,
  ]);
}

/** `played on 3 March 2024`, or from when to when. */
export function playedInWords(from: string | null, to: string | null): string | null {
  if (from === null) return to && `played to ${formatLongDate(to)}`;
  if (to === null || to === from) return `played on ${formatLongDate(from)}`;
  return `played from ${formatLongDate(from)} to ${formatLongDate(to)}`;
}

/** All that a line of rights says but whose it is. */
export function rightInWords(line: RightView): string {
  const { role, uses, share, territories, valid_from, valid_to, source, is_claim } = line;
  return joined([
    `${formatShare(share)} as ${RIGHTS_HOLDER_ROLE_LABELS[role].toLowerCase()}`,
    usesInWords(uses).toLowerCase(),
    territoriesInWords(territories),
    periodInWords(valid_from, valid_to),
    source && `by ${source}`,
    line.is_controlled_by_third_party && 'exercised by somebody else',
    is_claim && 'claimed by themselves',
  ]);
}

function joined(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(', ');
}
