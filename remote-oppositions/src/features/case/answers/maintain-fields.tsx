import { NEEDS_EVIDENCE } from '@counterpoint/domain/cases';
import { type CaseDetails, EVIDENCE_KIND_LABELS, EVIDENCE_OF } from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { withinSentence } from '@counterpoint/kit/text';
import type { UseFormReturn } from 'react-hook-form';
import * as text from '../../../messages/case-answers.generated.ts';
import { EvidenceUpload } from '../../../ui/evidence/evidence-upload.tsx';
import { formatNames } from '../../../ui/format-names.ts';

interface MaintainFieldsProps {
  readonly details: CaseDetails;
  readonly form: UseFormReturn<{ statement: string }>;
}

export function MaintainFields({ details, form: { register, formState } }: MaintainFieldsProps) {
  const { kind, my_side } = details;
  const required = EVIDENCE_OF[kind].respondent.map((each) => withinSentence(EVIDENCE_KIND_LABELS[each]()));
  return (
    <>
      <Field label={text.whyMaintain()} help={text.readByAll()} error={formState.errors.statement?.message}>
        <Textarea {...register('statement')} />
      </Field>
      {NEEDS_EVIDENCE[kind].respondent && (
        <Box role="group" aria-label={text.yourDocuments()}>
          <Text marginBottom="2">{text.needsDocument({ kinds: formatNames(required, 'disjunction') })}</Text>
          <EvidenceUpload kind={kind} side={my_side} />
        </Box>
      )}
    </>
  );
}
