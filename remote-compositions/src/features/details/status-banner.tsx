import { someOf } from '@counterpoint/catalogue/words';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Box, Flex, Text, TextLink } from '@counterpoint/kit/core';
import { compositionStatus } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';

interface StatusBannerProps {
  readonly work: CompositionDetails;
  /** What waits for the member further down the page. */
  readonly asked: string | null;
}

/** What the state of the work means, and what happens next. */
export function StatusBanner({ work, asked }: StatusBannerProps) {
  const status = compositionStatus(work.state, work.is_in_dispute);
  const tone = status.tone === 'amber' ? 'gold' : status.tone;
  return (
    <Flex
      as="section"
      aria-label="Status"
      background={`${tone}.soft`}
      borderWidth="1px"
      borderColor={`${tone}.edge`}
      borderRadius="card"
      justify="space-between"
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      paddingX="5"
      paddingY="4"
    >
      <Box flex="1" minWidth="16rem">
        <Text as="strong" fontWeight="600">
          {status.meaning}
        </Text>{' '}
        <Text as="span" color="muted" fontSize="sm">
          {asked ?? nextOf(work, status.next)}
        </Text>
      </Box>
      <Flex columnGap="6" rowGap="1" wrap="wrap" align="baseline">
        <Text color="muted" fontSize="sm">
          {dateOf(work)}
        </Text>
        {work.is_in_dispute && (
          <TextLink asChild>
            <Link to={casesOf(work)}>Open the case</Link>
          </TextLink>
        )}
      </Flex>
    </Flex>
  );
}

function casesOf({ title }: CompositionDetails): string {
  return `${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`;
}

function nextOf(work: CompositionDetails, next: string): string {
  if (work.awaits_my_confirmation)
    return 'Your shares are not confirmed yet: look at them, and confirm or contest them.';
  if (work.is_mine && work.state === 'draft' && work.events.some(({ type }) => type === 'taken_back'))
    return 'You took it back: correct it and submit it again, and everybody is asked anew.';
  if (!work.is_party && work.state === 'registered') return 'You see what is registered; you are not named in it.';
  if (work.state !== 'registered_incomplete') return next;
  const nameless = work.writers.filter((writer) => writer.ipi_name_number === null);
  const names = nameless.filter(({ party_id }) => party_id !== null).map((writer) => writer.name);
  if (names.length === 0)
    return nameless.length > 0 ? 'A line has no name: the ISWC follows when it is known whose it is.' : next;
  return `${someOf(names)} ${names.length === 1 ? 'has' : 'have'} no IPI: the ISWC follows when it is added.`;
}

function dateOf(work: CompositionDetails): string {
  if (work.confirm_by && !work.is_in_dispute) return `Until ${formatLongDate(work.confirm_by)}`;
  if (work.registered_at && work.state !== 'withdrawn') return `Since ${formatLongDate(work.registered_at)}`;
  return `Last changed ${formatLongDate(work.updated_at)}`;
}
