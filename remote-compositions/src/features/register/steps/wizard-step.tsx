import { LoadedPart, useLazyParts } from '@counterpoint/area-ui/lazy';
import { goingBack, LazyStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { StepId } from '../register-steps.ts';
import type { MyOffer } from '../writers/use-me-offered.ts';
import { ALL_LAZY_PARTS, LAZY_PARTS } from './lazy-parts.ts';
import { WorkSearch } from './search-step.tsx';

interface WizardStepProps extends StepProps<WorkDetails, StepId> {
  readonly myOffer: MyOffer;
}

export function WizardStep(props: WizardStepProps) {
  useLazyParts(props.wizard.step !== 'search', ALL_LAZY_PARTS);
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
      return <WorkSearch wizard={wizard} draftId={id} onBack={onLeave} onFound={props.onFound} />;
    case 'about':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LazyStep>
      );
    case 'writers':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.writers}>
          {(Writers) => <Writers draftId={id} myOffer={props.myOffer} onBrowse={props.onBrowse} />}
        </LazyStep>
      );
    case 'publishers':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.publishers}>
          {(Publishers) => <Publishers />}
        </LazyStep>
      );
    case 'recordings':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.recordings}>
          {(Recordings) => <Recordings />}
        </LazyStep>
      );
    case 'review':
      return (
        <LoadedPart lazy={LAZY_PARTS.review}>
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
