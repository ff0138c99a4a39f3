import { type CaseDetails, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Button, Text } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';
import { useState } from 'react';
import * as text from '../../../messages/case.generated.ts';

const LAST = 5;

export function HistoryCard({ details: { events } }: { details: CaseDetails }) {
  const [showsAll, setShowsAll] = useState(false);
  if (events.length === 0) return null;
  const shown = showsAll ? events.toReversed() : events.slice(-LAST).toReversed();
  return (
    <CardSection title={text.history()}>
      <Box paddingX="5" paddingBottom="5" overflowWrap="anywhere">
        <Timeline
          items={shown.map((event) => ({
            id: event.id,
            title: formatCaseEvent(event),
            meta: (
              <>
                <RelativeDate at={event.at} />
                {event.note && (
                  <Text as="span" display="block" whiteSpace="pre-line">
                    {event.note}
                  </Text>
                )}
              </>
            ),
          }))}
        />
        {!showsAll && events.length > LAST && (
          <Button variant="ghost" size="sm" marginTop="3" onClick={() => setShowsAll(true)}>
            {text.showEarlier({ count: events.length - LAST })}
          </Button>
        )}
      </Box>
    </CardSection>
  );
}
