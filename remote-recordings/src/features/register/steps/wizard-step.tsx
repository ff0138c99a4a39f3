import { LoadedPart, useLazyParts } from '@counterpoint/area-ui/lazy';
import { goingBack, LazyStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { StepId } from '../register-steps.ts';
import { ALL_LAZY_PARTS, LAZY_PARTS } from './lazy-parts.ts';
import { RecordingSearch } from './search-step.tsx';

export function WizardStep(props: StepProps<RecordingDetails, StepId>) {
  useLazyParts(props.wizard.step !== 'search', ALL_LAZY_PARTS);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: StepProps<RecordingDetails, StepId>) {
  const { wizard, submission, amended, id, onLeave, onFound, onBrowse } = props;
  const place = { wizard, onLeave };
  switch (wizard.step) {
    case 'search':
      return <RecordingSearch wizard={wizard} draftId={id} onBack={onLeave} onFound={onFound} />;
    case 'about':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LazyStep>
      );
    case 'contributors':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.contributors}>
          {(Contributors) => <Contributors />}
        </LazyStep>
      );
    case 'rights':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.rights}>
          {(Rights) => <Rights active={amended?.rights ?? []} onBrowse={onBrowse} />}
        </LazyStep>
      );
    case 'works':
      return (
        <LazyStep {...place} lazy={LAZY_PARTS.works}>
          {(Works) => <Works />}
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
