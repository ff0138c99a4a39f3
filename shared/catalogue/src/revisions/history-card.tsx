import { CardSection } from '@counterpoint/kit/cards';
import { Box, TextLink } from '@counterpoint/kit/core';
import { Timeline, type TimelineItem } from '@counterpoint/kit/page';
import * as text from '../messages/revisions.generated.ts';

export function HistoryCard({ items, hasRevisions }: { items: readonly TimelineItem[]; hasRevisions: boolean }) {
  return (
    <CardSection
      title={text.history()}
      aside={
        hasRevisions && (
          <TextLink href="#versions" fontSize="sm">
            {text.compare()}
          </TextLink>
        )
      }
    >
      <Box paddingX="5" paddingBottom="5" overflowWrap="anywhere">
        <Timeline items={items} />
      </Box>
    </CardSection>
  );
}
