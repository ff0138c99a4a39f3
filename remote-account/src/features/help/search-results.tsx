import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { Box, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { searchAddress, topicAddress } from './help-place.ts';
import { type Asked, Marked } from './marked.tsx';
import { type FoundTopic, searchHelp } from './search/search-help.ts';
import { TermList } from './term-list.tsx';
import { TOPICS } from './text/topics.ts';

export function SearchResults({ query }: { query: string }) {
  const { topics, terms, ...asked } = searchHelp(query);
  const count = topics.length + terms.length;
  return (
    <Stack gap="4">
      {/* Announced when it changes; focus stays in the search field. */}
      <Text role="status" color="muted">
        {count === 0 ? 'Nothing found.' : `${count} found for “${query.trim()}”.`}
      </Text>
      {count === 0 && <NothingFound />}
      {topics.length > 0 && (
        <Card as="section" aria-labelledby="found-topics">
          <Heading as="h2" id="found-topics" marginBottom="3">
            Topics
          </Heading>
          <Stack as="ul" gap="4" listStyleType="none">
            {topics.map((found) => (
              <TopicResult key={found.id} found={found} query={query} {...asked} />
            ))}
          </Stack>
        </Card>
      )}
      {terms.length > 0 && (
        <Card as="section" aria-labelledby="found-terms">
          <Heading as="h2" id="found-terms" marginBottom="3">
            Words and numbers
          </Heading>
          <TermList terms={terms} linked={topics.map(({ id }) => id)} {...asked} />
        </Card>
      )}
    </Stack>
  );
}

function TopicResult({ found: { id, sentence }, query, ...asked }: Asked & { found: FoundTopic; query: string }) {
  return (
    <Box as="li">
      <PageLink display="inline-block" minHeight="6" to={topicAddress(id, query)}>
        <Marked text={TOPICS[id].title} {...asked} />
      </PageLink>
      <Text color="muted" fontSize="sm">
        <Marked text={sentence} {...asked} />
      </Text>
    </Box>
  );
}

function NothingFound() {
  return (
    <Card>
      <EmptyState
        title="The help says nothing about that"
        action={
          <ButtonLink variant="outline" to={searchAddress('')}>
            Show all topics
          </ButtonLink>
        }
      >
        Try another word, such as ‘split’ for shares or ‘login’ for signing in; or ask us, below.
      </EmptyState>
    </Card>
  );
}
