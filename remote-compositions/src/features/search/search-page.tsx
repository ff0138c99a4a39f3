import { PageLink } from '@counterpoint/area-ui/page';
import { Matched, OtherMatches, ResultActions, SearchFrame, SearchResults } from '@counterpoint/catalogue/lists';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow, SearchMatch } from '@counterpoint/domain/schemas/works';
import { Box, Flex, Name, Note, Stack, Text } from '@counterpoint/kit/core';
import { FactsLine, WorkStatus } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import { repertoireFor } from '../../api/repertoire-api.ts';
import * as text from '../../messages/search.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { distinctWriters } from '../../ui/distinct-writers.ts';

export function SearchPage() {
  const place = useListState({ filters: ['all', 'mine'] });
  const { query, filter, page } = place;
  return (
    <SearchFrame
      noun="work"
      title={titles.search()}
      context={text.context()}
      home={{ label: titles.compositions(), href: paths.compositions.list() }}
      beside={{ label: titles.composers(), href: paths.compositions.composers() }}
      placeholder={text.placeholder()}
      place={place}
      hint={text.hint()}
    >
      <SearchResults
        query={query}
        read={repertoireFor({ query, page, filter })}
        noun="work"
        isFiltered={filter !== 'all'}
        register={{ href: paths.compositions.add(), label: titles.register() }}
        onPage={place.setPage}
        renderRow={(row) => <RepertoireResult key={row.id} row={row} />}
      />
    </SearchFrame>
  );
}

const OTHER_MATCHES: Partial<Record<SearchMatch['field'], Message>> = {
  alternative_title: text.alternativeTitle,
  performer: text.performer,
  publisher: text.publisher,
  ipi: text.ipi,
  isrc: text.recording,
};

function RepertoireResult({ row }: { row: RepertoireRow }) {
  const { iswc } = row;
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="1" minWidth="0" flex="1 1 18rem">
          <Name as="h2">
            <PageLink to={paths.compositions.details(row.id)}>
              <Matched matches={row.matches} field="title" text={row.title} />
            </PageLink>
          </Name>
          <Writers row={row} />
          <OtherMatches matches={row.matches} labels={OTHER_MATCHES} />
          <Note>
            <FactsLine
              facts={[
                iswc
                  ? text.iswc({
                      code: () => <Matched key="iswc" matches={row.matches} field="iswc" text={formatIswc(iswc)} />,
                    })
                  : works.iswcMissing(),
                text.reference({
                  code: () => <Matched key="reference" matches={row.matches} field="reference" text={row.reference} />,
                }),
              ]}
            />
          </Note>
        </Stack>
        <WorkStatus state={row.state} isInDispute={row.is_in_dispute} />
      </Flex>
      <Actions row={row} />
    </Box>
  );
}

function Writers({ row }: { row: RepertoireRow }) {
  const nameOf = ({ name }: { name: string }) => (
    <Matched key="name" matches={row.matches} field="writer" text={name} />
  );
  return (
    <Text>
      {distinctWriters(row.writers).map((writer, index) => (
        <span key={writer.party_id ?? `unknown-${index}`}>
          {index > 0 && ', '}
          {writer.is_me ? text.writerYou({ name: () => nameOf(writer) }) : nameOf(writer)}
        </span>
      ))}
    </Text>
  );
}

function Actions({ row: { id, title, is_mine } }: { row: RepertoireRow }) {
  const { compositions } = paths;
  const claims = [
    { label: text.claim(), to: compositions.claim(id) },
    { label: text.oppose(), to: paths.oppositions.opposeWork(id) },
  ];
  const copy = { label: text.copy(), to: compositions.copy(id) };
  return <ResultActions title={title} actions={[...(is_mine ? [] : claims), copy]} />;
}
