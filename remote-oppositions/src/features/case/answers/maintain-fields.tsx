import { NEEDS_EVIDENCE } from '@counterpoint/domain/oppositions';
import { type CaseDetails, EVIDENCE_KIND_LABELS, EVIDENCE_OF } from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { withinSentence } from '@counterpoint/kit/text';
import type { UseFormReturn } from 'react-hook-form';
import { EvidenceUpload } from '../../../ui/evidence/evidence-upload.tsx';

interface MaintainFieldsProps {
  readonly details: CaseDetails;
  readonly form: UseFormReturn<{ statement: string }>;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

export function MaintainFields({ details, form: { register, formState } }: MaintainFieldsProps) {
  const { kind, my_side } = details;
  const asked = EVIDENCE_OF[kind].respondent.map((each) => withinSentence(EVIDENCE_KIND_LABELS[each]));
  return (
    <>
      <Field
        label="Why you maintain it"
        help="The other parties and the society read this."
        error={formState.errors.statement?.message}
      >
        <Textarea {...register('statement')} />
      </Field>
      {NEEDS_EVIDENCE[kind].respondent && (
        <Box role="group" aria-label="Your documents">
          <Text marginBottom="2">This kind of case needs a document from you: {list.format(asked)}.</Text>
          <EvidenceUpload kind={kind} side={my_side} />
        </Box>
      )}
    </>
  );
}
