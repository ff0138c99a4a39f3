import { PageLink } from '@counterpoint/area-ui/page';
import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { Box, chakra, Stack } from '@counterpoint/kit/core';
import { topicAddress } from './help-place.ts';
import type { Term } from './text/glossary.ts';
import { topicText } from './text/topics.ts';

export function termElementId(id: string): string {
  return `term-${id}`;
}

interface TermListProps {
  readonly terms: readonly Term[];
  readonly linked?: readonly HelpTopic[];
}

export function TermList({ terms, linked = [] }: TermListProps) {
  return (
    <Stack as="dl" gap="4">
      {terms.map(({ id, term, text, topic }) => (
        <Box key={id}>
          <chakra.dt id={termElementId(id)} tabIndex={-1} fontWeight="semibold" borderRadius="2px" scrollMarginTop="6">
            {term}
          </chakra.dt>
          <chakra.dd>
            {text}{' '}
            {topic && !linked.includes(topic) && (
              <PageLink fontSize="sm" display="inline-block" minHeight="6" to={topicAddress(topic)}>
                {topicText(topic).title}
              </PageLink>
            )}
          </chakra.dd>
        </Box>
      ))}
    </Stack>
  );
}
