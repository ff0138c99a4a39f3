import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { Box, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import * as text from '../../messages/help.generated.ts';
import { searchAddress, topicAddress } from './help-place.ts';
import { type Highlight, Marked } from './marked.tsx';
import { type FoundTopic, searchHelp } from './search/search-help.ts';
import { TermList } from './term-list.tsx';
import { topicText } from './text/topics.ts';

export function SearchResults({ query }: { query: string }) {
  const { topics, terms, ...searched } = searchHelp(query);
  const count = topics.length + terms.length;
  return (
    <Stack gap="4">
      {/* Announced when it changes; focus stays in the search field. */}
      <Text role="status" color="muted">
        {count === 0 ? text.nothing() : text.found({ count, query: query.trim() })}
      </Text>
      {count === 0 && <NothingFound />}
      {topics.length > 0 && (
        <Card as="section" aria-labelledby="found-topics">
          <Heading as="h2" id="found-topics" marginBottom="3">
            {text.topics()}
          </Heading>
          <Stack as="ul" gap="4" listStyleType="none">
            {topics.map((found) => (
              <TopicResult key={found.id} found={found} query={query} {...searched} />
            ))}
          </Stack>
        </Card>
      )}
      {terms.length > 0 && (
        <Card as="section" aria-labelledby="found-terms">
          <Heading as="h2" id="found-terms" marginBottom="3">
            {text.terms()}
          </Heading>
          <TermList terms={terms} linked={topics.map(({ id }) => id)} {...searched} />
        </Card>
      )}
    </Stack>
  );
}

function TopicResult({
  found: { id, sentence },
  query,
  ...searched
}: Highlight & { found: FoundTopic; query: string }) {
  return (
    <Box as="li">
      <PageLink display="inline-block" minHeight="6" to={topicAddress(id, query)}>
        <Marked text={topicText(id).title} {...searched} />
      </PageLink>
      <Text color="muted" fontSize="sm">
        <Marked text={sentence} {...searched} />
      </Text>
    </Box>
  );
}

function NothingFound() {
  return (
    <Card>
      <EmptyState
        title={text.nothingTitle()}
        action={
          <ButtonLink variant="outline" to={searchAddress('')}>
            {text.showAll()}
          </ButtonLink>
        }
      >
        {text.tryAnother()}
      </EmptyState>
    </Card>
  );
}
