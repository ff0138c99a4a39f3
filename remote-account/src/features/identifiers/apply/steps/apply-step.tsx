import { FramedStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { ReactNode } from 'react';
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
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody({ application, wizard, submission, isAnswer, onLeave }: ApplyStepProps): ReactNode {
  const { step } = wizard;
  if (step === 'search') return <SearchStep application={application} wizard={wizard} onLeave={onLeave} />;
  if (step === 'review')
    return (
      <ReviewStep
        application={application}
        wizard={wizard}
        submission={submission}
        isAnswer={isAnswer}
        onLeave={onLeave}
      />
    );
  return (
    <FramedStep wizard={wizard} onLeave={onLeave}>
      {step === 'names' && <NameFields kind={application.kind} />}
      {step === 'works' && <WorkFields />}
      {step === 'places' && <PlaceFields kind={application.kind} />}
      {step === 'links' && <LinkFields />}
      {step === 'claim' && <ClaimFields kind={application.kind} problems={wizard.problems} />}
    </FramedStep>
  );
}
