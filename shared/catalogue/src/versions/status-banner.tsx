import { PageLink } from '@counterpoint/area-ui/page';
import { Box, Flex, Text } from '@counterpoint/kit/core';
import type { StatusWords } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import * as text from '../messages/versions.generated.ts';

interface StatusBannerProps {
  readonly status: StatusWords;
  readonly next: string;
  readonly standing: BannerEntry;
  readonly caseHref: string | null;
  /** Details of the status, such as the reasons for a contest. */
  readonly children?: ReactNode;
}

export function StatusBanner({ status, next, standing, caseHref, children }: StatusBannerProps) {
  // Members who aren't a party can't see the case.
  const isOthersCase = standing.is_in_dispute && caseHref === null && next === status.next;
  const tone = status.tone === 'amber' ? 'gold' : status.tone;
  return (
    <Flex
      as="section"
      aria-label={text.status()}
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
          {isOthersCase ? text.othersCase() : next}
        </Text>
        {children}
      </Box>
      <Flex columnGap="6" rowGap="1" wrap="wrap" align="baseline">
        <Text color="muted" fontSize="sm">
          {dateOf(standing)}
        </Text>
        {caseHref !== null && <PageLink to={caseHref}>{text.openCase()}</PageLink>}
      </Flex>
    </Flex>
  );
}

interface BannerEntry {
  readonly state: string;
  readonly is_in_dispute: boolean;
  readonly confirm_by: string | null;
  readonly registered_at: string | null;
  readonly updated_at: string;
}

function dateOf({ state, is_in_dispute, confirm_by, registered_at, updated_at }: BannerEntry): string {
  if (confirm_by && !is_in_dispute) return text.until({ date: formatLongDate(confirm_by) });
  if (registered_at && state !== 'withdrawn') return text.since({ date: formatLongDate(registered_at) });
  return text.changed({ date: formatLongDate(updated_at) });
}
