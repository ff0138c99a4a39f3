import { VanishingButton } from '@counterpoint/area-ui/page';
import { type CaseDetails, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Note, Stack, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import * as text from '../../../messages/case.generated.ts';
import { MEASURE_LABELS } from '../../../ui/lines/format-lines.ts';
import { type CaseStep, stepsOf } from '../texts/case-steps.ts';

export function StepsCard({ details }: { details: CaseDetails }) {
  return (
    <CardSection title={text.progress()}>
      <Box paddingX="5" paddingBottom="5" overflowWrap="anywhere">
        <Timeline
          items={stepsOf(details).map((step) => ({
            id: step.id,
            title: <StepTitle step={step} />,
            meta: step.when,
            isOpen: step.place === 'now',
            isLater: step.place === 'later',
          }))}
        />
      </Box>
    </CardSection>
  );
}

const READ: Record<CaseStep['place'], Message> = { done: text.stepDone, now: text.stepNow, later: text.stepLater };

function StepTitle({ step: { title, place } }: { step: CaseStep }) {
  return (
    <Text as="span" fontWeight={place === 'now' ? 'semibold' : 'normal'}>
      <VisuallyHidden>{`${READ[place]()} `}</VisuallyHidden>
      {title}
    </Text>
  );
}

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
          <VanishingButton marginTop="3" onClick={() => setShowsAll(true)}>
            {text.showEarlier({ count: events.length - LAST })}
          </VanishingButton>
        )}
      </Box>
    </CardSection>
  );
}

export function HoldsCard({ details: { holds } }: { details: CaseDetails }) {
  if (holds.length === 0) return null;
  return (
    <CardSection title={holds.every(({ released_at }) => released_at !== null) ? text.wasOnHold() : text.onHold()}>
      <Stack as="ul" gap="3" paddingX="5" paddingBottom="5">
        {holds.map(({ measure, share, party_name, words, since, released_at }, index) => (
          // Two holds may be equal, and the list is never reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <Text>
              {text.shareOf({ share: formatShare(share), right: MEASURE_LABELS[measure].within() })}
              {party_name && `, ${party_name}`}
            </Text>
            <Note>
              {words && `${words} · `}
              {released_at
                ? text.heldFromTo({ from: formatLongDate(since), to: formatLongDate(released_at) })
                : text.heldSince({ from: formatLongDate(since) })}
            </Note>
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
