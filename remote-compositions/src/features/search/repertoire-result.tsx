import { PageLink } from '@counterpoint/area-ui/page';
import { Matched, OtherMatches, ResultActions } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow, SearchMatch } from '@counterpoint/domain/schemas/works';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { FactsLine, WorkStatus } from '@counterpoint/kit/page';
import { distinctWriters } from '../../ui/distinct-writers.ts';

const OTHER_MATCHES: readonly { readonly field: SearchMatch['field']; readonly label: string }[] = [
  { field: 'alternative_title', label: 'Also called' },
  { field: 'performer', label: 'Performed by' },
  { field: 'publisher', label: 'Published by' },
  { field: 'ipi', label: 'IPI name number' },
  { field: 'isrc', label: 'Recording' },
];

export function RepertoireResult({ row }: { row: RepertoireRow }) {
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
          <OtherMatches matches={row.matches} fields={OTHER_MATCHES} />
          <Text color="muted" fontSize="sm">
            <FactsLine
              facts={[
                row.iswc ? (
                  <>
                    ISWC <Matched matches={row.matches} field="iswc" text={formatIswc(row.iswc)} />
                  </>
                ) : (
                  'No ISWC yet'
                ),
                <>
                  reference <Matched matches={row.matches} field="reference" text={row.reference} />
                </>,
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
  return (
    <Text>
      {distinctWriters(row.writers).map((writer, index) => (
        <span key={writer.party_id ?? `unknown-${index}`}>
          {index > 0 && ', '}
          <Matched matches={row.matches} field="writer" text={writer.name} />
          {writer.is_me && ' (you)'}
        </span>
      ))}
    </Text>
  );
}

function Actions({ row: { id, title, is_mine } }: { row: RepertoireRow }) {
  const { compositions } = paths;
  const claims = [
    { label: 'Claim a share', to: compositions.claim(id) },
    { label: 'Oppose', to: paths.oppositions.opposeWork(id) },
  ];
  const copy = { label: 'Copy as a new work', to: compositions.copy(id) };
  return <ResultActions title={title} actions={[...(is_mine ? [] : claims), copy]} />;
}
