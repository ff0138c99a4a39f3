import { LoadedPart, useLaterParts } from '@counterpoint/area-ui/later';
import { FramedStep, goingBack, LaterStep, StepInView, type Submission } from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { UploadsOfCase } from '../../../ui/evidence/uploads-context.tsx';
import type { FilingForm, FilingWizard } from '../case-entry.ts';
import { FoundProblemsContext } from '../use-problem-at.ts';
import { AboutStep } from './about-step.tsx';
import { ALL_LATER, LATER } from './later-parts.ts';

export interface FilingStepProps {
  readonly wizard: FilingWizard;
  readonly draft: FilingForm;
  readonly submission: Submission;
  readonly registered: readonly CaseLine[];
  readonly onLeave: () => void;
}

export function FilingStepBody(props: FilingStepProps) {
  useLaterParts(true, ALL_LATER);
  const id = useDraft(props.draft.store, ({ stored }) => stored?.id ?? '');
  return (
    <UploadsOfCase key={id} caseId={id}>
      <StepInView wizard={props.wizard}>
        <FoundProblemsContext value={{ problems: props.wizard.problems, registered: props.registered }}>
          <Body {...props} />
        </FoundProblemsContext>
      </StepInView>
    </UploadsOfCase>
  );
}

function Body({ wizard, draft, submission, registered, onLeave }: FilingStepProps) {
  const { store } = draft;
  const place = { wizard, onLeave };
  switch (wizard.step) {
    case 'about':
      return (
        <FramedStep {...place}>
          <AboutStep />
        </FramedStep>
      );
    case 'scope':
      return (
        <LaterStep {...place} later={LATER.scope}>
          {(Scope) => <Scope />}
        </LaterStep>
      );
    case 'lines':
      return (
        <LaterStep {...place} later={LATER.lines}>
          {(Lines) => <Lines registered={registered} store={store} />}
        </LaterStep>
      );
    case 'statement':
      return (
        <LaterStep {...place} later={LATER.statement}>
          {(Statement) => <Statement store={store} />}
        </LaterStep>
      );
    case 'review':
      return (
        <LoadedPart later={LATER.review}>
          {(Review) => (
            <Review
              wizard={wizard}
              submission={submission}
              registered={registered}
              store={store}
              onBack={goingBack(wizard, onLeave)}
            />
          )}
        </LoadedPart>
      );
  }
}
