import { type RegisterSteps, stepsOf } from '@counterpoint/area-ui/wizard';
import { isAboutShares } from '@counterpoint/domain/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { withinSentence } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/filing.generated.ts';

const FILING_STEPS = ['about', 'scope', 'lines', 'statement', 'review'] as const;
export type FilingStep = (typeof FILING_STEPS)[number];

function shownSteps(kind: CaseKind | null): readonly FilingStep[] {
  return kind !== null && !isAboutShares(kind) ? FILING_STEPS.filter((step) => step !== 'scope') : FILING_STEPS;
}

function linesLabel(kind: CaseKind | null): string {
  if (kind === 'duplicate_work') return text.stepOtherWork();
  return kind === 'performer_line_up' ? text.stepPerformers() : text.stepShares();
}

export function filingSteps(kind: CaseKind | null): RegisterSteps<FilingStep> {
  const shown = shownSteps(kind);
  const step = (id: FilingStep, label: Message) => {
    return { id, label, action: () => text.continueTo({ step: withinSentence(label()) }) };
  };
  const all = [
    step('about', text.stepAbout),
    step('scope', text.stepScope),
    step('lines', () => linesLabel(kind)),
    step('statement', text.stepWhy),
    step('review', text.stepReview),
  ] as const;
  return stepsOf<FilingStep>(all, { of: () => shown, ofPath: stepOfPath, usual: 'about' });
}

const STEP_OF: Readonly<Record<string, FilingStep>> = {
  kind: 'about',
  scope: 'scope',
  statement: 'statement',
  documents: 'statement',
  declares_truth: 'review',
};

function stepOfPath(path: string): FilingStep {
  return STEP_OF[path.split('.')[0] ?? ''] ?? 'lines';
}
