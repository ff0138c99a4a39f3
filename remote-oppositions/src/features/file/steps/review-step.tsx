import { useSocietySettings } from '@counterpoint/area-ui/settings';
import { Findings, type Submission } from '@counterpoint/area-ui/wizard';
import { useDraft } from '@counterpoint/client/drafts';
import { useRead } from '@counterpoint/client/queries';
import { type CaseEvidence, EVIDENCE_OF } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { NextCard } from '@counterpoint/kit/cards';
import { Card } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useFormContext, useWatch } from 'react-hook-form';
import { evidenceOf } from '../../../api/evidence-api.ts';
import * as text from '../../../messages/filing.generated.ts';
import { useUploadsOfCase } from '../../../ui/evidence/uploads-context.tsx';
import type { FilingWizard } from '../case-entry.ts';
import type { FilingValues } from '../filing-values.ts';
import { readComplete } from '../read-filing.ts';
import { CaseStatements } from '../review/case-statements.tsx';
import { describeNext } from '../texts/describe-next.ts';
import { useFilingContext, useProblemAt } from '../use-filing-fields.ts';

interface ReviewStepProps {
  readonly wizard: FilingWizard;
  readonly submission: Submission;
  readonly onBack: () => void;
}

export function ReviewStep({ wizard, submission, onBack }: ReviewStepProps) {
  const { registered } = useFilingContext();
  const { control, getValues, register } = useFormContext<FilingValues>();
  useWatch({ control });
  const values = getValues();
  const { declares_truth } = values;
  const read = readComplete(values, registered);
  const { waiting } = useUploadsOfCase();
  const problems = [
    ...(read.ok ? [] : read.problems),
    ...(waiting > 0 ? [{ path: 'documents', message: text.documentNotAdded() }] : []),
  ];
  const elsewhere = problems.filter(({ path }) => path !== 'declares_truth');
  const documents = useDocuments();
  const evidenceDays = useSocietySettings()?.evidence_days;
  const undeclared = useProblemAt('declares_truth');
  return (
    <StepFrame
      problems={declares_truth ? [] : wizard.problems}
      attempts={wizard.attempts}
      continueLabel={text.submit()}
      isBusy={submission.isPending}
      onBack={onBack}
      onContinue={() => (problems.length > 0 ? wizard.show(problems) : submission.submit())}
    >
      <Findings
        findings={elsewhere.map((problem) => ({ ...problem, id: null, severity: 'block', of: null }))}
        wizard={wizard}
      />
      <CaseStatements
        values={values}
        registered={registered}
        documents={documents?.map(({ file_name }) => file_name) ?? null}
        onEdit={wizard.go}
      />
      {values.kind !== null && (
        <NextCard
          isReady={elsewhere.length === 0}
          amends={null}
          sentences={describeNext(values.kind, {
            hasEvidence: hasEvidence(documents ?? [], values.kind),
            evidenceDays,
          })}
        />
      )}
      <Card as="section" aria-label={text.declaration()}>
        <Checkbox
          label={text.declares()}
          error={declares_truth ? undefined : undeclared}
          {...register('declares_truth')}
        />
      </Card>
    </StepFrame>
  );
}

function hasEvidence(documents: readonly CaseEvidence[], kind: CaseKind): boolean {
  return documents.some((document) => EVIDENCE_OF[kind].claimant.includes(document.kind));
}

function useDocuments(): readonly CaseEvidence[] | null {
  const { store } = useFilingContext();
  const id = useDraft(store, ({ stored }) => stored?.id ?? null);
  const { data } = useRead(evidenceOf(id ?? ''), { enabled: id !== null });
  return data?.items ?? null;
}
