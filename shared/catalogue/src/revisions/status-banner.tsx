import { Box, Flex, Note, Text } from '@counterpoint/kit/core';
import type { StatusWords } from '@counterpoint/kit/page';
import { formatDayAndTime, formatLongDate } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import type { EntryRequest } from './entry-request.ts';
import type { OwnCase } from './use-own-case.ts';

interface StatusBannerProps {
  readonly status: StatusWords;
  readonly next: string;
  readonly entry: EntryDetails;
  readonly request: EntryRequest | null;
  readonly ownCase: OwnCase | null;
  /** Details of the status, such as the reasons for a contest. */
  readonly children?: ReactNode;
}

export function StatusBanner(props: StatusBannerProps) {
  const { status, entry, children } = props;
  const { title, next } = props.request ?? wordsOf(props);
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
      <Box flex="1" minWidth="min(16rem, 100%)">
        <Text as="strong" fontWeight="600">
          {title}
        </Text>{' '}
        <Note as="span">{next}</Note>
        {children}
      </Box>
      <Note>{dateOf(entry)}</Note>
    </Flex>
  );
}

function wordsOf({ status, next, entry, ownCase }: StatusBannerProps): EntryRequest {
  const { meaning } = status;
  // A recalled draft is itself the response: its submitter corrects and submits it.
  if (ownCase?.isMyTurn && entry.state !== 'draft')
    return {
      title: ownCase.respondBy ? text.caseRequestBy({ date: formatDayAndTime(ownCase.respondBy) }) : text.caseRequest(),
      next: meaning,
    };
  if (next !== status.next || !entry.is_in_dispute) return { title: meaning, next };
  // Members who aren't a party can't see the case.
  if (ownCase === null) return { title: meaning, next: text.othersCase() };
  return { title: meaning, next: ownCase.isMyTurn === false ? text.caseOfOthersTurn() : next };
}

function dateOf({ state, is_in_dispute, confirm_by, registered_at, updated_at }: EntryDetails): string {
  if (confirm_by && !is_in_dispute) return text.until({ date: formatDayAndTime(confirm_by) });
  if (registered_at && state !== 'withdrawn') return text.since({ date: formatLongDate(registered_at) });
  return text.changed({ date: formatLongDate(updated_at) });
}
