import { ButtonLink, PageLink, useTitle } from '@counterpoint/area-ui/page';
import { useNavigate, useSearchParams } from '@counterpoint/contract/router';
import { Box, Card, Grid, Heading, Note, Stack, Text } from '@counterpoint/kit/core';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { SearchField } from '@counterpoint/kit/table';
import * as text from '../../messages/help.generated.ts';
import { AccountLayout } from '../../ui/account-page.tsx';
import { ContactCard } from './contact-card.tsx';
import { readHelpPlace, searchAddress, topicAddress } from './help-place.ts';
import { type FoundTopic, searchHelp } from './search/search-help.ts';
import { TermList } from './term-list.tsx';
import { TOPIC_GROUPS, topicText } from './text/topics.ts';
import { TopicView } from './topic-view.tsx';

export function HelpPage() {
  const [parameters] = useSearchParams();
  const { topic, term, query } = readHelpPlace(parameters);
  useTitle(topic ? topicText(topic).title : text.help());
  return (
    <AccountLayout>
      {topic ? (
        <TopicView key={topic} id={topic} term={term} query={query} />
      ) : (
        <>
          <PageHeader title={text.help()} context={text.context()} />
          <Stack gap="5">
            <HelpSearch query={query} />
            {query.trim() ? <SearchResults query={query} /> : <TopicGroups />}
            <ContactCard />
          </Stack>
        </>
      )}
    </AccountLayout>
  );
}

function HelpSearch({ query }: { query: string }) {
  const navigate = useNavigate();
  return (
    <Box role="search">
      <SearchField
        label={text.search()}
        placeholder={text.placeholder()}
        value={query}
        // Replaces the history entry, or "back" would undo one pause in typing at a time.
        onChange={(next) => navigate(searchAddress(next), { replace: true, preventScrollReset: true })}
      />
    </Box>
  );
}

function TopicGroups() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {TOPIC_GROUPS.map(({ title, topics }) => (
        <Card as="section" key={topics.join()}>
          <Heading as="h2" marginBottom="3">
            {title()}
          </Heading>
          <Stack as="ul" gap="3" listStyleType="none">
            {topics.map((id) => (
              <Box as="li" key={id}>
                <PageLink display="inline-block" minHeight="6" to={topicAddress(id)}>
                  {topicText(id).title}
                </PageLink>
                <Note>{topicText(id).summary}</Note>
              </Box>
            ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function SearchResults({ query }: { query: string }) {
  const { topics, terms } = searchHelp(query);
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
              <TopicResult key={found.id} found={found} query={query} />
            ))}
          </Stack>
        </Card>
      )}
      {terms.length > 0 && (
        <Card as="section" aria-labelledby="found-terms">
          <Heading as="h2" id="found-terms" marginBottom="3">
            {text.terms()}
          </Heading>
          <TermList terms={terms} linked={topics.map(({ id }) => id)} />
        </Card>
      )}
    </Stack>
  );
}

function TopicResult({ found: { id, sentence }, query }: { found: FoundTopic; query: string }) {
  return (
    <Box as="li">
      <PageLink display="inline-block" minHeight="6" to={topicAddress(id, query)}>
        {topicText(id).title}
      </PageLink>
      <Note>{sentence}</Note>
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
