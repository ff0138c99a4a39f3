import { LoadedPart, useLaterParts } from '@counterpoint/area-ui/later';
import { goingBack, LaterStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { StepId } from '../register-steps.ts';
import type { MyOffer } from '../writers/use-me-offered.ts';
import { ALL_LATER, LATER } from './later-parts.ts';
import { WorkSearch } from './search-step.tsx';

interface WizardStepProps extends StepProps<WorkDetails, StepId> {
  readonly myOffer: MyOffer;
}

export function WizardStep(props: WizardStepProps) {
  useLaterParts(props.wizard.step !== 'search', ALL_LATER);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: WizardStepProps) {
  const { wizard, submission, amended, id, onLeave } = props;
  const place = { wizard, onLeave };
  switch (wizard.step) {
    case 'search':
      return <WorkSearch wizard={wizard} onBack={onLeave} />;
    case 'about':
      return (
        <LaterStep {...place} later={LATER.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LaterStep>
      );
    case 'writers':
      return (
        <LaterStep {...place} later={LATER.writers}>
          {(Writers) => <Writers draftId={id} myOffer={props.myOffer} onBrowse={props.onBrowse} />}
        </LaterStep>
      );
    case 'publishers':
      return (
        <LaterStep {...place} later={LATER.publishers}>
          {(Publishers) => <Publishers />}
        </LaterStep>
      );
    case 'recordings':
      return (
        <LaterStep {...place} later={LATER.recordings}>
          {(Recordings) => <Recordings />}
        </LaterStep>
      );
    case 'review':
      return (
        <LoadedPart later={LATER.review}>
          {(Review) => (
            <Review
              wizard={wizard}
              submission={submission}
              amended={amended}
              id={id}
              onBack={goingBack(wizard, onLeave)}
            />
          )}
        </LoadedPart>
      );
  }
}
