import { Box, chakra, Grid, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import type { StatusWords } from '@counterpoint/kit/page';
import { type Highlight, Marked } from './marked.tsx';
import { listStatuses } from './text/statuses.ts';
import type { Block } from './text/topic-text.ts';

export function TopicBlock({ block, ...searched }: Highlight & { block: Block }) {
  if (typeof block === 'string')
    return (
      <Text>
        <Marked text={block} {...searched} />
      </Text>
    );
  if ('heading' in block)
    return (
      <Heading as="h2" marginTop="2">
        <Marked text={block.heading} {...searched} />
      </Heading>
    );
  if ('list' in block) return <Items as="ul" items={block.list} {...searched} />;
  if ('steps' in block) return <Items as="ol" items={block.steps} {...searched} />;
  return <Statuses statuses={listStatuses(block.statuses)} {...searched} />;
}

function Items({ as, items, ...searched }: Highlight & { as: 'ul' | 'ol'; items: readonly string[] }) {
  return (
    <Stack as={as} gap="2" paddingInlineStart="6" listStyleType={as === 'ul' ? 'disc' : 'decimal'}>
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} {...searched} />
        </li>
      ))}
    </Stack>
  );
}

function Statuses({ statuses, ...searched }: Highlight & { statuses: readonly StatusWords[] }) {
  return (
    <Stack as="dl" gap="3">
      {statuses.map(({ label, tone, meaning, next }) => (
        <Grid key={label} templateColumns={{ base: 'minmax(0, 1fr)', md: '11.5rem minmax(0, 1fr)' }} gap="1.5">
          <dt>
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </dt>
          <chakra.dd>
            <Marked text={meaning} {...searched} />{' '}
            <Box as="span" color="muted">
              <Marked text={next} {...searched} />
            </Box>
          </chakra.dd>
        </Grid>
      ))}
    </Stack>
  );
}
