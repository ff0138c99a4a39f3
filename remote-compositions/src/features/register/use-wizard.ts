import { useHost } from '@counterpoint/contract';
import { useSearchParams } from '@counterpoint/contract/router';
import type { ProblemDetail } from '@counterpoint/domain/schemas';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';
import { readDraft } from './read-draft.ts';
import { firstWrongStep, isStep, problemsOfStep, type StepId } from './register-steps.ts';
import { lineFor, partyOf } from './writers/new-writer-line.ts';

export interface Wizard {
  readonly step: StepId;
  /** What the last attempt to go on or to submit found wrong in this step. */
  readonly problems: readonly ProblemDetail[];
  readonly attempts: number;
  go(step: StepId): void;
  /** Goes on, unless a field of this step is wrong. */
  goOn(next: StepId): void;
  /** Puts problems beside their fields and goes to the first step that has one. */
  show(problems: readonly ProblemDetail[]): void;
}

const ABOUT_FIELDS = [
  'title',
  'alternative_titles',
  'iswc',
  'language',
  'text_music',
  'version_type',
  'duration_s',
  'genre',
] as const;

/** Which step is in view, kept in the address so that reload and 'back' know it, and what is wrong in it. */
export function useWizard(form: UseFormReturn<DraftValues>, options: { first: StepId; isNew: boolean }): Wizard {
  const { user } = useHost();
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const step = isStep(asked) ? asked : options.first;
  const [shown, setShown] = useState<readonly ProblemDetail[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isMeOffered, setMeOffered] = useState(!options.isNew);

  function go(next: StepId) {
    if (next === 'writers' && !isMeOffered) {
      // Most works are registered by one who wrote them: the member stands first, and can be removed.
      const me = partyOf(user);
      const values = form.getValues();
      if (me && values.writers.length === 0) form.setValue('writers', [lineFor(me, values)]);
      setMeOffered(true);
    }
    setShown([]);
    setParams((before) => withStep(before, next));
  }

  function goOn(next: StepId) {
    const read = readDraft(form.getValues());
    const wrong = read.ok ? [] : problemsOfStep(read.problems, step);
    if (wrong.length === 0) return go(next);
    void form.trigger(step === 'about' ? ABOUT_FIELDS : 'writers');
    setShown(wrong);
    setAttempts((count) => count + 1);
  }

  function show(problems: readonly ProblemDetail[]) {
    go(firstWrongStep(problems));
    // The server's paths are the form's, because both come from one schema; what has no field stands in the summary.
    applyServerErrors({ details: problems }, form.setError);
    setShown(problems);
    setAttempts((count) => count + 1);
  }

  return { step, problems: problemsOfStep(shown, step), attempts, go, goOn, show };
}

function withStep(before: URLSearchParams, step: StepId): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('step', step);
  return after;
}
