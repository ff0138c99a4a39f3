import { LoadedPart, useLaterParts } from '@counterpoint/area-ui/later';
import { goingBack, LaterStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { StepProps } from '@counterpoint/catalogue/wizard';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { StepId } from '../register-steps.ts';
import { ALL_LATER, LATER } from './later-parts.ts';
import { RecordingSearch } from './search-step.tsx';

export function WizardStep(props: StepProps<RecordingDetails, StepId>) {
  useLaterParts(props.wizard.step !== 'search', ALL_LATER);
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: StepProps<RecordingDetails, StepId>) {
  const { wizard, submission, amended, id, onLeave, onBrowse } = props;
  const place = { wizard, onLeave };
  switch (wizard.step) {
    case 'search':
      return <RecordingSearch wizard={wizard} onBack={onLeave} />;
    case 'about':
      return (
        <LaterStep {...place} later={LATER.about}>
          {(About) => <About target={wizard.target?.path ?? null} />}
        </LaterStep>
      );
    case 'contributors':
      return (
        <LaterStep {...place} later={LATER.contributors}>
          {(Contributors) => <Contributors />}
        </LaterStep>
      );
    case 'rights':
      return (
        <LaterStep {...place} later={LATER.rights}>
          {(Rights) => <Rights inForce={amended?.rights ?? []} onBrowse={onBrowse} />}
        </LaterStep>
      );
    case 'works':
      return (
        <LaterStep {...place} later={LATER.works}>
          {(Works) => <Works />}
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
