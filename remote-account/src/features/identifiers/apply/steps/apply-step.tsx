import { Box } from '@counterpoint/kit/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { stepsOf } from '../apply-steps.ts';
import type { ApplicationForm } from '../use-application-form.ts';
import type { ApplicationSubmission } from '../use-application-submission.ts';
import type { ApplyWizard } from '../use-apply-wizard.ts';
import { ClaimFields } from './claim-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ReviewStep } from './review-step.tsx';
import { SearchStep } from './search-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { WorkFields } from './work-fields.tsx';

export interface ApplyStepProps {
  readonly application: ApplicationForm;
  readonly wizard: ApplyWizard;
  readonly submission: ApplicationSubmission;
  /** The society has asked something: the answer goes into the review. */
  readonly isAsked: boolean;
  /** Leaves the wizard, from its first step. */
  readonly onLeave: () => void;
}

/** The step in view. Whoever comes to it stands at its beginning, with the keyboard and a screen reader too. */
export function ApplyStep(props: ApplyStepProps) {
  const { step, problems, isClaim } = props.wizard;
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    frame.current?.scrollIntoView({ block: 'start' });
    // The summary of errors takes the focus itself.
    if (problems.length === 0) frame.current?.focus({ preventScroll: true });
  }, [step, problems]);
  const label = stepsOf(isClaim).find(({ id }) => id === step)?.label ?? '';
  return (
    <Box ref={frame} tabIndex={-1} outline="none" scrollMarginTop="16rem" role="group" aria-label={label}>
      <StepBody {...props} />
    </Box>
  );
}

function StepBody({ application, wizard, submission, isAsked, onLeave }: ApplyStepProps): ReactNode {
  const { step } = wizard;
  if (step === 'search') return <SearchStep application={application} wizard={wizard} onLeave={onLeave} />;
  if (step === 'review')
    return <ReviewStep application={application} wizard={wizard} submission={submission} isAsked={isAsked} />;
  return (
    <StepFrame wizard={wizard} continueLabel="Continue">
      {step === 'names' && <NameFields kind={application.kind} />}
      {step === 'works' && <WorkFields />}
      {step === 'places' && <PlaceFields kind={application.kind} />}
      {step === 'links' && <LinkFields />}
      {step === 'claim' && <ClaimFields kind={application.kind} />}
    </StepFrame>
  );
}
