import { Button } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { StepFrame, StepPlace } from '@counterpoint/kit/wizard';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { type LazyPart, LoadedPart } from '../lazy/index.ts';
import * as text from '../messages/wizard.generated.ts';
import type { Wizard } from './use-wizard.ts';

interface StepInViewProps<Id extends string> {
  readonly wizard: Wizard<Id>;
  readonly children: ReactNode;
}

export function StepInView<Id extends string>({ wizard, children }: StepInViewProps<Id>) {
  const { step, steps, problems, target } = wizard;
  // Runs after `StepPlace` has taken the focus.
  useEffect(() => {
    if (target && steps.ofPath(target.path) === step) focusField(target.path);
  }, [target, step, steps]);
  return (
    <StepPlace step={step} label={steps.wordsOf(step).label()} hasProblems={problems.length > 0}>
      {children}
    </StepPlace>
  );
}

interface FramedStepProps<Id extends string> extends StepInViewProps<Id> {
  /** An amendment starts complete, so each step can also lead to the last. */
  readonly isAmendment?: boolean;
  readonly onLeave: () => void;
}

export function FramedStep<Id extends string>({ wizard, isAmendment, onLeave, children }: FramedStepProps<Id>) {
  const { shown, step, steps } = wizard;
  const next = wizard.returnsTo ?? shown[shown.indexOf(step) + 1];
  const last = isAmendment ? shown.at(-1) : undefined;
  const isToLast = useRef(false);
  function handleContinue() {
    const to = isToLast.current ? last : next;
    if (to !== undefined) wizard.continueTo(to);
  }
  // Submits the form, which a search field with text but no choice stops.
  function handleToLast({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    isToLast.current = true;
    currentTarget.form?.requestSubmit();
    isToLast.current = false;
  }
  return (
    <StepFrame
      problems={wizard.problems}
      attempts={wizard.attempts}
      continueLabel={continueLabel(wizard, next)}
      onBack={goingBack(wizard, onLeave)}
      onContinue={handleContinue}
      onContinueAnyway={() => next !== undefined && wizard.go(next)}
      otherContinue={
        last !== undefined &&
        last !== next && (
          <Button variant="outline" onClick={handleToLast}>
            {steps.wordsOf(last).action()}
          </Button>
        )
      }
    >
      {children}
    </StepFrame>
  );
}

function continueLabel<Id extends string>({ returnsTo, steps }: Wizard<Id>, next: Id | undefined): string {
  if (next === undefined) return text.goOn();
  return returnsTo === null ? steps.wordsOf(next).action() : text.backToReview();
}

interface LazyStepProps<Id extends string, Part> extends Omit<FramedStepProps<Id>, 'children'> {
  readonly lazy: LazyPart<Part>;
  readonly children: (part: Part) => ReactNode;
}

export function LazyStep<Id extends string, Part>({ lazy, children, ...frame }: LazyStepProps<Id, Part>) {
  return (
    <FramedStep {...frame}>
      <LoadedPart lazy={lazy}>{children}</LoadedPart>
    </FramedStep>
  );
}

/** On the first step, leaves the wizard. */
export function goingBack<Id extends string>({ shown, step, go }: Wizard<Id>, onLeave: () => void): () => void {
  const before = shown[shown.indexOf(step) - 1];
  return before === undefined ? onLeave : () => go(before);
}
