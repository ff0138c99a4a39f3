import { PageLink } from '@counterpoint/area-ui/page';
import { Box, Card, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { topicAddress } from './help-place.ts';
import { TOPIC_GROUPS, topicText } from './text/topics.ts';

export function TopicGroups() {
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
                <Text color="muted" fontSize="sm">
                  {topicText(id).summary}
                </Text>
              </Box>
            ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
