import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { Box, Flex, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { CompositionStatus } from '@counterpoint/kit/page';
import type { RepertoireRow } from '../../api/repertoire-api.ts';
import { distinctWriters } from '../../ui/distinct-writers.ts';
import { matchesIswc } from '../../ui/match-marks.ts';
import { Highlight } from './highlight.tsx';

export interface RepertoireResultProps {
  readonly row: RepertoireRow;
  /** What was searched for, after misspellings were mended. */
  readonly query: string;
}

/** A registered work: one's own leads to its details, others' show what every member may know. */
export function RepertoireResult({ row, query }: RepertoireResultProps) {
  return (
    <Box as="li" padding="4" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="1" minWidth="0">
          <Title row={row} query={query} />
          <Text>
            {distinctWriters(row.writers).map((writer, index) => (
              <span key={writer.party_id}>
                {index > 0 && ', '}
                <Highlight text={writer.name} query={query} />
                {writer.is_me && ' (you)'}
              </span>
            ))}
          </Text>
          <Text color="muted" fontSize="sm">
            ISWC <Iswc row={row} query={query} /> · reference {row.reference}
          </Text>
        </Stack>
        <CompositionStatus state={row.state} isInDispute={row.is_in_dispute} />
      </Flex>
    </Box>
  );
}

function Title({ row, query }: RepertoireResultProps) {
  const title = <Highlight text={row.title} query={query} />;
  if (!row.is_mine)
    return (
      <Text as="h2" fontWeight="600">
        {title}
      </Text>
    );
  return (
    <Text as="h2" fontWeight="600">
      <TextLink asChild>
        <Link to={paths.compositions.details(row.id)}>{title}</Link>
      </TextLink>
    </Text>
  );
}

function Iswc({ row, query }: RepertoireResultProps) {
  if (!row.iswc) return 'not assigned yet';
  const text = formatIswc(row.iswc);
  return matchesIswc(row.iswc, query) ? (
    <Box as="mark" background="gold.soft" color="inherit">
      {text}
    </Box>
  ) : (
    text
  );
}
