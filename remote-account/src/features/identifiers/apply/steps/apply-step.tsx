import { StepFrame, StepPlace } from '@counterpoint/kit/wizard';
import type { ReactNode } from 'react';
import * as text from '../../../../messages/isni-application.generated.ts';
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
import { WorkFields } from './work-fields.tsx';

export interface ApplyStepProps {
  readonly application: ApplicationForm;
  readonly wizard: ApplyWizard;
  readonly submission: ApplicationSubmission;
  readonly isAnswer: boolean;
  readonly onLeave: () => void;
}

export function ApplyStep(props: ApplyStepProps) {
  const { step, problems, isClaim } = props.wizard;
  const label =
    stepsOf(isClaim)
      .find(({ id }) => id === step)
      ?.label() ?? '';
  return (
    <StepPlace step={step} label={label} hasProblems={problems.length > 0}>
      <StepBody {...props} />
    </StepPlace>
  );
}

function StepBody({ application, wizard, submission, isAnswer, onLeave }: ApplyStepProps): ReactNode {
  const { step, problems, attempts, goBack, goForward } = wizard;
  if (step === 'search') return <SearchStep application={application} wizard={wizard} onLeave={onLeave} />;
  if (step === 'review')
    return <ReviewStep application={application} wizard={wizard} submission={submission} isAnswer={isAnswer} />;
  return (
    <StepFrame
      problems={problems}
      attempts={attempts}
      continueLabel={text.next()}
      onBack={goBack}
      onContinue={goForward}
    >
      {step === 'names' && <NameFields kind={application.kind} />}
      {step === 'works' && <WorkFields />}
      {step === 'places' && <PlaceFields kind={application.kind} />}
      {step === 'links' && <LinkFields />}
      {step === 'claim' && <ClaimFields kind={application.kind} />}
    </StepFrame>
  );
}
