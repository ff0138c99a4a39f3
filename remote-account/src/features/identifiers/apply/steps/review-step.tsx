import { Findings, goingBack } from '@counterpoint/area-ui/wizard';
import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { NextCard, ReviewPart } from '@counterpoint/kit/cards';
import { StackedCard } from '@counterpoint/kit/core';
import { Checkbox, Field, Textarea } from '@counterpoint/kit/form';
import { Facts } from '@counterpoint/kit/page';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { submissionProblems } from '../application-draft.ts';
import { APPLICATION_FACTS } from '../application-facts.ts';
import type { StepId } from '../apply-steps.ts';
import type { ApplyStepProps, ApplyWizard } from '../use-application-form.ts';

export function ReviewStep({ application, wizard, submission, isAnswer, onLeave }: ApplyStepProps) {
  const { isClaim, problems, attempts, shown, steps } = wizard;
  const { getValues } = useFormContext<IsniContent>();
  const missing = submissionProblems(application.kind, getValues()).filter(
    ({ path }) => steps.ofPath(path) !== 'review',
  );
  const label = isClaim ? text.sendClaim() : isAnswer ? text.sendAgain() : text.send();
  return (
    <StepFrame
      problems={problems}
      attempts={attempts}
      continueLabel={label}
      isBusy={submission.isPending}
      onBack={goingBack(wizard, onLeave)}
      onContinue={submission.submit}
    >
      <Findings
        findings={missing.map((problem) => ({ ...problem, id: null, severity: 'block', of: null }))}
        wizard={wizard}
      />
      {shown
        .filter((id) => id !== 'search' && id !== 'review')
        .map((id) => (
          <Part key={id} step={id} title={steps.wordsOf(id).label()} wizard={wizard} />
        ))}
      <LastFields isAnswer={isAnswer} />
      <NextCard
        isReady={missing.length === 0}
        amends={null}
        sentences={(isClaim ? AFTER_CLAIM : AFTER_APPLICATION).map((sentence) => sentence())}
      />
    </StepFrame>
  );
}

const AFTER_APPLICATION = [text.afterCheck, text.afterMatch];
const AFTER_CLAIM = [text.afterClaim, text.afterVerified];

function Part({ step, title, wizard }: { step: StepId; title: string; wizard: ApplyWizard }) {
  const content = useFormContext<IsniContent>().getValues();
  const isShown = (of: string) => of === step || (step === 'claim' && of === 'names');
  const items = APPLICATION_FACTS.filter((fact) => isShown(fact.step)).map(({ label, read }) => ({
    label: label(),
    value: read(content) || '—',
  }));
  return (
    <ReviewPart title={title} onEdit={() => wizard.go(step)}>
      <Facts items={items} />
    </ReviewPart>
  );
}

function LastFields({ isAnswer }: { isAnswer: boolean }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  return (
    <StackedCard gap="5">
      <Field label={isAnswer ? text.answer() : text.anythingElse()} isOptional error={errors.note?.message}>
        <Textarea maxLength={1000} {...register('note')} />
      </Field>
      <Checkbox
        label={text.consent()}
        help={text.consentHelp()}
        error={errors.consent?.message}
        {...register('consent')}
      />
    </StackedCard>
  );
}
