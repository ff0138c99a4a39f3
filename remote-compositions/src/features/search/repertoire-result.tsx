import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow, SearchMatch } from '@counterpoint/domain/schemas';
import { Box, Flex, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { CompositionStatus, MarkedText } from '@counterpoint/kit/page';
import { distinctWriters } from '../../ui/distinct-writers.ts';
import { isOfField, matchOf, OTHER_MATCHES } from './shown-matches.ts';

/** A registered work: what every member may know of it, what the search met, and what can be done. */
export function RepertoireResult({ row }: { row: RepertoireRow }) {
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="1" minWidth="0" flex="1 1 18rem">
          <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
            <TextLink asChild>
              <Link to={paths.compositions.details(row.id)}>
                <Matched row={row} field="title" text={row.title} />
              </Link>
            </TextLink>
          </Text>
          <Writers row={row} />
          <OtherMatches row={row} />
          <Text color="muted" fontSize="sm">
            {row.iswc ? (
              <>
                ISWC <Matched row={row} field="iswc" text={formatIswc(row.iswc)} />
              </>
            ) : (
              'No ISWC yet'
            )}{' '}
            · reference <Matched row={row} field="reference" text={row.reference} />
          </Text>
        </Stack>
        <CompositionStatus state={row.state} isInDispute={row.is_in_dispute} />
      </Flex>
      <Actions row={row} />
    </Box>
  );
}

interface MatchedProps {
  readonly row: RepertoireRow;
  readonly field: SearchMatch['field'];
  readonly text: string;
}

/** A text of the work, with what the search met marked. */
function Matched({ row, field, text }: MatchedProps) {
  const match = matchOf(row.matches, field, text);
  return match ? <Parts match={match} /> : text;
}

function Parts({ match }: { match: SearchMatch }) {
  return <MarkedText parts={match.parts.map(({ text, is_match }) => ({ text, isMatch: is_match }))} />;
}

function Writers({ row }: { row: RepertoireRow }) {
  return (
    <Text>
      {distinctWriters(row.writers).map((writer, index) => (
        <span key={writer.party_id ?? `unknown-${index}`}>
          {index > 0 && ', '}
          <Matched row={row} field="writer" text={writer.name} />
          {writer.is_me && ' (you)'}
        </span>
      ))}
    </Text>
  );
}

/** What the search met that does not stand in the row by itself: it says which it is. */
function OtherMatches({ row }: { row: RepertoireRow }) {
  return OTHER_MATCHES.map(({ field, label }) => {
    const matches = row.matches.filter(isOfField(field));
    if (matches.length === 0) return null;
    return (
      <Text key={field} fontSize="sm">
        {label}{' '}
        {matches.map((match, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts of a field may be the same, and they never move
          <span key={index}>
            {index > 0 && ', '}
            <Parts match={match} />
          </span>
        ))}
      </Text>
    );
  });
}

/** What can be done with a work that was found; whoever is named in it claims nothing that they have. */
function Actions({ row: { id, title, is_mine } }: { row: RepertoireRow }) {
  const { compositions } = paths;
  const claims = [
    { label: 'Claim a share', to: compositions.claim(id) },
    { label: 'Oppose', to: compositions.oppose(id) },
  ];
  const copy = { label: 'Copy as a new work', to: compositions.copy(id) };
  return (
    <Flex columnGap="5" rowGap="1" wrap="wrap" paddingTop="1.5" fontSize="sm">
      {[...(is_mine ? [] : claims), copy].map(({ label, to }) => (
        <TextLink key={label} asChild minHeight="6">
          <Link to={to} aria-label={`${label}: ${title}`}>
            {label}
          </Link>
        </TextLink>
      ))}
    </Flex>
  );
}
