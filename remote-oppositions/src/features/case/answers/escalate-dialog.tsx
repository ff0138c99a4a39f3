import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type Escalation, escalation } from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { escalateCase } from '../../../api/case-api.ts';
import * as text from '../../../messages/case-answers.generated.ts';
import { EvidenceUpload } from '../../../ui/evidence/evidence-upload.tsx';
import { NewerState } from './newer-state.tsx';
import { useCaseForm } from './use-case-form.ts';

const DOCUMENTS = ['mediation_reference', 'court_filing'] as const;

export function EscalateDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const { http } = useHost();
  const dialogForm = useCaseForm<{ statement: string }, Escalation>({
    initial: { statement: '' },
    schema: escalation,
    read: (values) => values,
    send: (body) => escalateCase(http, details, body),
    doneText: () => text.escalated(),
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.escalateTitle()}
      submitLabel={text.escalate()}
      dialogForm={dialogForm}
      fields={['statement']}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>{text.escalateHint()}</Text>
      <Field label={text.escalatedTo()} help={text.readByAll()} error={formState.errors.statement?.message}>
        <Textarea {...register('statement')} />
      </Field>
      <Box role="group" aria-label={text.document()}>
        <Text fontWeight="semibold" marginBottom="2">
          {text.supportingDocument()}
        </Text>
        <EvidenceUpload kind={details.kind} side={details.my_side} kinds={DOCUMENTS} />
      </Box>
    </FormDialog>
  );
}
