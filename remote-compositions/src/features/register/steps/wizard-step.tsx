import { StepFrame, StepPlace } from '@counterpoint/kit/wizard';
import { useFormContext } from 'react-hook-form';
import { submissionProblems, submissionWarnings } from '../draft-resolver.ts';
import type { DraftValues } from '../draft-values.ts';
import { STEPS, type StepId } from '../register-steps.ts';
import type { Submission } from '../use-submission.ts';
import type { Wizard } from '../use-wizard.ts';
import { AboutFields } from './about-step.tsx';
import { Review } from './review-step.tsx';
import { SearchStep } from './search-step.tsx';
import { WriterFields } from './writers-step.tsx';

export interface WizardStepProps {
  readonly wizard: Wizard;
  readonly submission: Submission;
  /** Leaves the wizard, from its first step. */
  readonly onLeave: () => void;
}

/** The step in view. */
export function WizardStep(props: WizardStepProps) {
  const { step, problems } = props.wizard;
  return (
    <StepPlace step={step} label={labelOf(step)} hasProblems={problems.length > 0}>
      <StepBody {...props} />
    </StepPlace>
  );
}

function labelOf(step: StepId): string {
  return STEPS.find(({ id }) => id === step)?.label ?? '';
}

function StepBody({ wizard, submission, onLeave }: WizardStepProps) {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const { step, problems, attempts } = wizard;
  switch (step) {
    case 'search':
      return (
        <SearchStep
          title={getValues('title')}
          onBack={onLeave}
          onContinue={(title) => {
            setValue('title', title);
            wizard.go('about');
          }}
        />
      );
    case 'about':
      return (
        <StepFrame
          problems={problems}
          attempts={attempts}
          continueLabel="Continue to the writers"
          onBack={() => wizard.go('search')}
          onContinue={() => wizard.goOn('writers')}
        >
          <AboutFields />
        </StepFrame>
      );
    case 'writers':
      return (
        <StepFrame
          problems={problems}
          attempts={attempts}
          continueLabel="Continue to the review"
          onBack={() => wizard.go('about')}
          onContinue={() => wizard.goOn('review')}
        >
          <WriterFields onBrowse={() => undefined} />
        </StepFrame>
      );
    case 'review':
      return <ReviewStep wizard={wizard} submission={submission} />;
  }
}

function ReviewStep({ wizard, submission }: Pick<WizardStepProps, 'wizard' | 'submission'>) {
  // Nothing is typed in this step, so what the form holds now is what will stand.
  const values = useFormContext<DraftValues>().getValues();
  return (
    <StepFrame
      problems={[]}
      attempts={0}
      continueLabel="Submit for registration"
      isBusy={submission.isPending}
      onBack={() => wizard.go('writers')}
      onContinue={submission.submit}
    >
      <Review
        values={values}
        problems={submissionProblems(values)}
        warnings={submissionWarnings(values)}
        onGo={wizard.go}
      />
    </StepFrame>
  );
}
