import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { focusField } from '@counterpoint/kit/form';
import { StepFrame, StepPlace } from '@counterpoint/kit/wizard';
import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { type StepId, stepOfPath, stepWords } from '../register-steps.ts';
import type { Submission } from '../use-submission.ts';
import type { Wizard } from '../use-wizard.ts';
import { AboutFields } from './about-step.tsx';
import { LoadedStep, useLaterSteps } from './loaded-step.tsx';
import { SearchStep } from './search-step.tsx';
import { WriterFields } from './writers-step.tsx';

export interface WizardStepProps {
  readonly wizard: Wizard;
  readonly submission: Submission;
  readonly steps: readonly StepId[];
  /** The work of which this is a new version, as it stands in force. */
  readonly amended: CompositionDetails | null;
  /** The draft at the server; null until it has one. */
  readonly id: string | null;
  /** Leaves the wizard, from its first step. */
  readonly onLeave: () => void;
  /** Goes to the society's composers, with all that is typed saved. */
  readonly onBrowse: () => void;
}

/** The step in view. */
export function WizardStep(props: WizardStepProps) {
  const { step, problems, target } = props.wizard;
  useLaterSteps(step === 'writers');
  // Runs after the place has taken the focus, once the step is there: who asked for a field is brought to it.
  useEffect(() => {
    if (target && stepOfPath(target.path) === step) focusField(target.path);
  }, [target, step]);
  return (
    <StepPlace step={step} label={stepWords(step).label} hasProblems={problems.length > 0}>
      <StepBody {...props} />
    </StepPlace>
  );
}

function StepBody(props: WizardStepProps) {
  const { wizard, submission, amended } = props;
  const goBack = goingBack(props);
  switch (wizard.step) {
    case 'search':
      return <SearchedStep wizard={wizard} onBack={goBack} />;
    case 'about':
      return (
        <Framed {...props}>
          <AboutFields target={wizard.target?.path ?? null} />
        </Framed>
      );
    case 'writers':
      return (
        <Framed {...props}>
          <WriterFields draftId={props.id} onBrowse={props.onBrowse} />
        </Framed>
      );
    case 'publishers':
      return (
        <Framed {...props}>
          <LoadedStep name="publishers">{(PublishersStep) => <PublishersStep />}</LoadedStep>
        </Framed>
      );
    case 'recordings':
      return (
        <Framed {...props}>
          <LoadedStep name="recordings">{(RecordingsStep) => <RecordingsStep />}</LoadedStep>
        </Framed>
      );
    case 'review':
      return (
        <LoadedStep name="review">
          {(ReviewStep) => <ReviewStep {...{ wizard, submission, amended }} id={props.id} onBack={goBack} />}
        </LoadedStep>
      );
  }
}

function Framed({ children, ...props }: WizardStepProps & { children: ReactNode }) {
  const { wizard, steps } = props;
  const next = steps[steps.indexOf(wizard.step) + 1] ?? 'review';
  return (
    <StepFrame
      problems={wizard.problems}
      attempts={wizard.attempts}
      continueLabel={stepWords(next).goOn}
      onBack={goingBack(props)}
      onContinue={() => wizard.goOn(next)}
    >
      {children}
    </StepFrame>
  );
}

function goingBack({ wizard, steps, onLeave }: WizardStepProps): () => void {
  const before = steps[steps.indexOf(wizard.step) - 1];
  return before === undefined ? onLeave : () => wizard.go(before);
}

function SearchedStep({ wizard, onBack }: { wizard: Wizard; onBack: () => void }) {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const { title, iswc } = getValues();
  return (
    <SearchStep
      initial={{ title, iswc }}
      onBack={onBack}
      onContinue={(searched) => {
        setValue('title', searched.title);
        setValue('iswc', searched.iswc);
        wizard.go('about');
      }}
    />
  );
}
