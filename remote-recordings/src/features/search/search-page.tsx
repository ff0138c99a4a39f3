import { PageLink } from '@counterpoint/area-ui/page';
import { Matched, OtherMatches, ResultActions, SearchFrame, SearchResults } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingMatch, RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { Box, Flex, Name, Note, Stack, Text } from '@counterpoint/kit/core';
import { FactsLine, RecordingStatus } from '@counterpoint/kit/page';
import { formatClock, formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { repertoireFor } from '../../api/recordings-api.ts';
import * as text from '../../messages/search.generated.ts';
import * as titles from '../../messages/titles.generated.ts';

export function SearchPage() {
  const place = useListState({ filters: ['all', 'mine'] });
  const { query, filter, page } = place;
  return (
    <SearchFrame
      noun="recording"
      title={titles.search()}
      context={text.context()}
      home={{ label: titles.recordings(), href: paths.recordings.list() }}
      beside={{ label: titles.rightsHolders(), href: paths.recordings.rightsHolders() }}
      placeholder={text.placeholder()}
      place={place}
      hint={text.hint()}
    >
      <SearchResults
        query={query}
        read={repertoireFor({ query, page, filter })}
        noun="recording"
        isFiltered={filter !== 'all'}
        register={{ href: paths.recordings.add(), label: text.register() }}
        onPage={place.setPage}
        renderRow={(row) => <RecordingResult key={row.id} row={row} />}
      />
    </SearchFrame>
  );
}

const OTHER_MATCHES: Partial<Record<RecordingMatch['field'], Message>> = {
  contributor: text.contributor,
  holder: text.holder,
  work: text.work,
  iswc: text.workIswc,
  ipi: text.ipi,
};

function RecordingResult({ row }: { row: RepertoireRecording }) {
  const { user } = useHost();
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="1" minWidth="0" flex="1 1 18rem">
          <Name as="h2">
            <PageLink to={paths.recordings.details(row.id)}>
              <Matched matches={row.matches} field="title" text={row.title} />
              {row.version_title && (
                <>
                  {' ('}
                  <Matched matches={row.matches} field="version" text={row.version_title} />)
                </>
              )}
            </PageLink>
          </Name>
          <Text>
            <Matched matches={row.matches} field="artist" text={row.display_artist} />
          </Text>
          <OtherMatches matches={row.matches} labels={OTHER_MATCHES} />
          <Facts row={row} />
        </Stack>
        <RecordingStatus state={row.state} isInDispute={row.is_in_dispute} />
      </Flex>
      <ResultActions title={row.title} actions={actionsFor(row, user?.register_as === 'individual')} />
    </Box>
  );
}

function Facts({ row }: { row: RepertoireRecording }) {
  const { isrc, duration_s, label, release_title, release_date, matches, reference } = row;
  const matched = (field: RecordingMatch['field'], found: string) => (
    <Matched key={field} matches={matches} field={field} text={found} />
  );
  return (
    <Note>
      <FactsLine
        facts={[
          isrc ? text.isrc({ code: () => matched('isrc', formatIsrc(isrc)) }) : text.isrcMissing(),
          duration_s !== null && formatClock(duration_s),
          label && matched('label', label),
          release_title && matched('release', release_title),
          release_date && text.released({ date: formatLongDate(release_date) }),
          text.reference({ code: () => matched('reference', reference) }),
        ]}
      />
    </Note>
  );
}

function actionsFor({ id, is_mine }: RepertoireRecording, canPerform: boolean) {
  const { recordings } = paths;
  const copy = { label: text.copy(), to: recordings.copy(id) };
  if (is_mine) return [copy];
  return [
    { label: text.claimRights(), to: recordings.claim(id) },
    ...(canPerform ? [{ label: text.claimPart(), to: recordings.claimLineUp(id) }] : []),
    { label: text.oppose(), to: paths.oppositions.opposeRecording(id) },
    copy,
  ];
}
