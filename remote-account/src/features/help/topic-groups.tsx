import { Link } from '@counterpoint/contract/router';
import { Box, Card, Grid, Heading, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { topicAddress } from './help-place.ts';
import { TOPIC_GROUPS, TOPICS } from './text/topics.ts';

/** Every topic, grouped by what it is about. */
export function TopicGroups() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {TOPIC_GROUPS.map(({ title, topics }) => (
        <Card as="section" key={title}>
          <Heading as="h2" marginBottom="3">
            {title}
          </Heading>
          <Stack as="ul" gap="3" listStyleType="none">
            {topics.map((id) => (
              <Box as="li" key={id}>
                <TextLink asChild display="inline-block" minHeight="6">
                  <Link to={topicAddress(id)}>{TOPICS[id].title}</Link>
                </TextLink>
                <Text color="muted" fontSize="sm">
                  {TOPICS[id].summary}
                </Text>
              </Box>
            ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
