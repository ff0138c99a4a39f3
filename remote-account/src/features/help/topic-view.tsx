import { ButtonLink, PageHeader, PageLink } from '@counterpoint/area-ui/page';
import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { Box, Card, Flex, Heading, Stack } from '@counterpoint/kit/core';
import { useEffect, useRef } from 'react';
import * as text from '../../messages/help.generated.ts';
import { ContactCard } from './contact-card.tsx';
import { searchAddress, topicAddress } from './help-place.ts';
import { searchWords } from './search/match-terms.ts';
import { TermList, termElementId } from './term-list.tsx';
import { glossaryTerms } from './text/glossary.ts';
import { topicText } from './text/topics.ts';
import { TopicBlock } from './topic-block.tsx';

interface TopicViewProps {
  readonly id: HelpTopic;
  readonly term: string | null;
  readonly query: string;
}

export function TopicView({ id, term, query }: TopicViewProps) {
  const { title, summary, blocks, links = [], related } = topicText(id);
  const container = useFocusOnHeading(term);
  const searched = { searched: query ? searchWords(query) : [], strictness: 'exact' } as const;
  return (
    <Box ref={container}>
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
              <TopicBlock key={JSON.stringify(block)} block={block} {...searched} />
            ))}
            {id === 'glossary' && <TermList terms={glossaryTerms()} {...searched} />}
            {links.length > 0 && (
              <Flex wrap="wrap" gap="3">
                {links.map(({ label, href }) => (
                  <ButtonLink key={href} variant="outline" to={href}>
                    {label}
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

function useFocusOnHeading(term: string | null) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = term ? document.getElementById(termElementId(term)) : null;
    const target = found ?? container.current?.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    // A heading shows its focus by its position; a term among others needs the ring.
    if (!found) target.style.outline = 'none';
    target.focus({ preventScroll: !found });
  }, [term]);
  return container;
}
