import { CardSection } from '@counterpoint/kit/cards';
import { Box, TextLink } from '@counterpoint/kit/core';
import { Timeline, type TimelineItem } from '@counterpoint/kit/page';
import * as text from '../messages/versions.generated.ts';

interface HistoryCardProps {
  readonly items: readonly TimelineItem[];
  readonly hasVersions: boolean;
}

export function HistoryCard({ items, hasVersions }: HistoryCardProps) {
  return (
    <CardSection
      title={text.history()}
      aside={
        hasVersions && (
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
