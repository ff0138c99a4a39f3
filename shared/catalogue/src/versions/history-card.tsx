import { CardSection } from '@counterpoint/kit/cards';
import { Box, TextLink } from '@counterpoint/kit/core';
import { Timeline, type TimelineItem } from '@counterpoint/kit/page';

interface HistoryCardProps {
  readonly items: readonly TimelineItem[];
  readonly hasVersions: boolean;
}

export function HistoryCard({ items, hasVersions }: HistoryCardProps) {
  return (
    <CardSection
      title="History"
      aside={
        hasVersions && (
          <TextLink href="#versions" fontSize="sm">
            Compare versions
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
