import { PageLink } from '@counterpoint/area-ui/page';
import { Matched, OtherMatches, ResultActions } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow, SearchMatch } from '@counterpoint/domain/schemas/works';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { FactsLine, WorkStatus } from '@counterpoint/kit/page';
import * as text from '../../messages/search.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { distinctWriters } from '../../ui/distinct-writers.ts';

function otherMatches(): readonly { readonly field: SearchMatch['field']; readonly label: string }[] {
  return [
    { field: 'alternative_title', label: text.alternativeTitle() },
    { field: 'performer', label: text.performer() },
    { field: 'publisher', label: text.publisher() },
    { field: 'ipi', label: text.ipi() },
    { field: 'isrc', label: text.recording() },
  ];
}

export function RepertoireResult({ row }: { row: RepertoireRow }) {
  const { iswc } = row;
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="1" minWidth="0" flex="1 1 18rem">
          <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
            <PageLink to={paths.compositions.details(row.id)}>
              <Matched matches={row.matches} field="title" text={row.title} />
            </PageLink>
          </Text>
          <Writers row={row} />
          <OtherMatches matches={row.matches} fields={otherMatches()} />
          <Text color="muted" fontSize="sm">
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
          </Text>
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
