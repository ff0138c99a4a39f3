import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { ATTENTION_KINDS, type Dashboard } from '@counterpoint/domain/schemas/home';
import { Box, Card, Flex, Grid, Heading, StatusBadge, Text, TextLink } from '@counterpoint/kit/core';
import { HelpLink } from '@counterpoint/kit/page';
import * as text from '../../messages/dashboard.generated.ts';
import { type AttentionRow, attentionRows, LISTS } from './attention.ts';

const COLUMNS = { base: 'minmax(0, 1fr) auto', lg: 'auto minmax(0, 1fr) auto' };

/** A small phone, or one with large text, has no room for the link beside the text. */
const VERY_NARROW = '@media (max-width: 22.4rem)';

export function AttentionList({ data }: { data: Dashboard }) {
  const { attention, attention_counts: counts } = data;
  const hidden = ATTENTION_KINDS.filter((kind) => counts[kind] > attention.filter((item) => item.kind === kind).length);
  const listed = { ...counts, ...data.listed_counts };
  const rows = attentionRows(data);
  return (
    <Card as="section" padding="none" aria-labelledby="attention-title">
      <Flex
        wrap="wrap"
        justify="space-between"
        columnGap="4"
        padding={{ base: '4', md: '5' }}
        paddingBottom={{ base: '3', md: '3' }}
      >
        <Heading as="h2" id="attention-title">
          {text.needsAttention()}
        </Heading>
        <HelpLink
          label={text.aboutList()}
          href={paths.account.helpTopic('what-needs-you')}
          renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        />
      </Flex>
      {rows.length === 0 ? (
        <Text color="muted" paddingX={{ base: '4', md: '5' }} paddingBottom="5">
          {text.nothingNeeded()}
        </Text>
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={COLUMNS}
          css={{ [VERY_NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {rows.map((row) => (
            <Item key={row.key} row={row} />
          ))}
        </Grid>
      )}
      {hidden.length > 0 && (
        <Flex
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          color="muted"
          fontSize="sm"
          paddingX={{ base: '4', md: '5' }}
          paddingY="3"
          borderTopWidth="1px"
          borderColor="line"
        >
          {text.showingUrgent({ shown: rows.length })}
          {hidden.map((kind) => (
            <TextLink key={kind} asChild>
              <Link to={LISTS[kind].href}>{LISTS[kind].label({ count: listed[kind] })}</Link>
            </TextLink>
          ))}
        </Flex>
      )}
    </Card>
  );
}

function Item({ row }: { row: AttentionRow }) {
  const { title, tone, label, description, action, href } = row;
  return (
    <Grid
      as="li"
      gridColumn="1 / -1"
      templateColumns="subgrid"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      paddingX={{ base: '4', md: '5' }}
      paddingY="4"
      borderColor="line"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Box>
      <Text overflowWrap="anywhere">{description}</Text>
      <TextLink
        asChild
        paddingY="0.5"
        whiteSpace="nowrap"
        justifySelf="end"
        css={{ [VERY_NARROW]: { justifySelf: 'start' } }}
      >
        <Link to={href} aria-label={text.actionOn({ action, title })}>
          {action} <span aria-hidden="true">→</span>
        </Link>
      </TextLink>
    </Grid>
  );
}
