import { useSocietySettings } from '@counterpoint/area-ui/settings';
import { useDraft } from '@counterpoint/client/drafts';
import { NEEDS_EVIDENCE } from '@counterpoint/domain/cases';
import { MAX_STATEMENT_LENGTH, MIN_STATEMENT_LENGTH } from '@counterpoint/domain/schemas/cases';
import { Card, Heading, Note, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing.generated.ts';
import { EvidencePanel } from '../../../ui/evidence/evidence-panel.tsx';
import type { FilingValues } from '../filing-values.ts';
import { describeEvidence } from '../texts/kind-choices.ts';
import { useFilingContext, useProblemAt } from '../use-filing-fields.ts';

export function StatementStep() {
  const { store } = useFilingContext();
  const { control, register } = useFormContext<FilingValues>();
  const kind = useWatch({ control, name: 'kind' });
  const statement = useWatch({ control, name: 'statement' });
  const id = useDraft(store, ({ stored }) => stored?.id ?? null);
  return (
    <Stack gap="4">
      <Card as="section" aria-label={text.statement()}>
        <Field label={text.statementLabel()} help={text.readByAll()} error={useProblemAt('statement')}>
          <Textarea rows={7} {...register('statement')} />
        </Field>
        <Note marginTop="1.5">{formatCount([...statement.trim()].length)}</Note>
      </Card>
      {kind !== null && id !== null && (
        <StackedCard as="section" id="documents" tabIndex={-1} aria-label={text.evidence()}>
          <Heading as="h2">{text.evidence()}</Heading>
          <Text color="muted">
            {describeEvidence(kind)} {NEEDS_EVIDENCE[kind].claimant ? <EvidenceLater /> : text.evidenceOptional()}
          </Text>
          <EvidencePanel caseId={id} kind={kind} side="claimant" canAdd />
        </StackedCard>
      )}
    </Stack>
  );
}

function EvidenceLater() {
  const days = useSocietySettings()?.evidence_days;
  return days === undefined ? text.evidenceLaterUndated() : text.evidenceLater({ days });
}

function formatCount(count: number): string {
  if (count < MIN_STATEMENT_LENGTH) return text.tooShort({ count: MIN_STATEMENT_LENGTH - count });
  return text.characterCount({ count, max: MAX_STATEMENT_LENGTH });
}
