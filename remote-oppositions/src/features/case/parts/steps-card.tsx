import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { Timeline } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/case.generated.ts';
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
