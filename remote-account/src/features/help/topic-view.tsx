import { ButtonLink, PageHeader, PageLink } from '@counterpoint/area-ui/page';
import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { Box, Card, chakra, Flex, Grid, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import type { StatusWords } from '@counterpoint/kit/page';
import { useEffect } from 'react';
import * as text from '../../messages/help.generated.ts';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { ContactCard } from './contact-card.tsx';
import { searchAddress, topicAddress } from './help-place.ts';
import { TermList, termElementId } from './term-list.tsx';
import { glossaryTerms } from './text/glossary.ts';
import type { Block } from './text/parse-blocks.ts';
import { listStatuses } from './text/statuses.ts';
import { topicText } from './text/topics.ts';

export function TopicView({ id, term, query }: { id: HelpTopic; term: string | null; query: string }) {
  const { title, summary, blocks, links, related } = topicText(id);
  const page = useHeadingFocus(title);
  useEffect(() => {
    if (term) document.getElementById(termElementId(term))?.focus();
  }, [term]);
  return (
    <Box ref={page}>
      <PageHeader
        title={title}
        context={summary}
        breadcrumbs={[
          { label: query ? text.helpFor({ query }) : text.help(), href: searchAddress(query) },
          { label: title },
        ]}
      />
      <Stack gap="4">
        <Card>
          <Stack gap="4" maxWidth="44rem">
            {blocks.map((block) => (
              <TopicBlock key={JSON.stringify(block)} block={block} />
            ))}
            {id === 'glossary' && <TermList terms={glossaryTerms()} />}
            {links.length > 0 && (
              <Flex wrap="wrap" gap="3">
                {links.map(({ label, href }) => (
                  <ButtonLink key={href} variant="outline" to={href}>
                    {label()}
                  </ButtonLink>
                ))}
              </Flex>
            )}
          </Stack>
        </Card>
        <Related topics={related} />
        <ContactCard />
      </Stack>
    </Box>
  );
}

function Related({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <Box as="section" aria-labelledby="help-related">
      <Heading as="h2" id="help-related" size="sm" marginBottom="2">
        {text.related()}
      </Heading>
      <Flex as="ul" wrap="wrap" columnGap="6" rowGap="1" listStyleType="none">
        {topics.map((topic) => (
          <li key={topic}>
            <PageLink display="inline-block" minHeight="6" to={topicAddress(topic)}>
              {topicText(topic).title}
            </PageLink>
          </li>
        ))}
      </Flex>
    </Box>
  );
}

function TopicBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <Text>{block}</Text>;
  if ('heading' in block)
    return (
      <Heading as="h2" marginTop="2">
        {block.heading}
      </Heading>
    );
  if ('list' in block) return <Items as="ul" items={block.list} />;
  if ('steps' in block) return <Items as="ol" items={block.steps} />;
  return <Statuses statuses={listStatuses(block.statuses)} />;
}

function Items({ as, items }: { as: 'ul' | 'ol'; items: readonly string[] }) {
  return (
    <Stack as={as} gap="2" paddingInlineStart="6" listStyleType={as === 'ul' ? 'disc' : 'decimal'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Stack>
  );
}

function Statuses({ statuses }: { statuses: readonly StatusWords[] }) {
  return (
    <Stack as="dl" gap="3">
      {statuses.map(({ label, tone, meaning, next }) => (
        <Grid key={label} templateColumns={{ base: 'minmax(0, 1fr)', md: '11.5rem minmax(0, 1fr)' }} gap="1.5">
          <dt>
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </dt>
          <chakra.dd>
            {meaning}{' '}
            <Box as="span" color="muted">
              {next}
            </Box>
          </chakra.dd>
        </Grid>
      ))}
    </Stack>
  );
}
