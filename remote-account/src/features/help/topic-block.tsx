import { Box, chakra, Grid, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import type { StatusWords } from '@counterpoint/kit/page';
import { type Asked, Marked } from './marked.tsx';
import { statusesOf } from './text/statuses.ts';
import type { Block } from './text/topic-text.ts';

export function TopicBlock({ block, ...asked }: Asked & { block: Block }) {
  if (typeof block === 'string')
    return (
      <Text>
        <Marked text={block} {...asked} />
      </Text>
    );
  if ('heading' in block)
    return (
      <Heading as="h2" marginTop="2">
        <Marked text={block.heading} {...asked} />
      </Heading>
    );
  if ('list' in block) return <Items as="ul" items={block.list} {...asked} />;
  if ('steps' in block) return <Items as="ol" items={block.steps} {...asked} />;
  return <Statuses statuses={statusesOf(block.statuses)} {...asked} />;
}

function Items({ as, items, ...asked }: Asked & { as: 'ul' | 'ol'; items: readonly string[] }) {
  return (
    <Stack as={as} gap="2" paddingInlineStart="6" listStyleType={as === 'ul' ? 'disc' : 'decimal'}>
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} {...asked} />
        </li>
      ))}
    </Stack>
  );
}

function Statuses({ statuses, ...asked }: Asked & { statuses: readonly StatusWords[] }) {
  return (
    <Stack as="dl" gap="3">
      {statuses.map(({ label, tone, meaning, next }) => (
        <Grid key={label} templateColumns={{ base: 'minmax(0, 1fr)', md: '11.5rem minmax(0, 1fr)' }} gap="1.5">
          <dt>
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </dt>
          <chakra.dd>
            <Marked text={meaning} {...asked} />{' '}
            <Box as="span" color="muted">
              <Marked text={next} {...asked} />
            </Box>
          </chakra.dd>
        </Grid>
      ))}
    </Stack>
  );
}
