import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseDetails, type Escalation, escalation } from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { escalateCase } from '../../../api/case-api.ts';
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
    said: () => 'The case waits for the decision now.',
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title="Take the case further"
      submitLabel="Take it further"
      dialogForm={dialogForm}
      fields={['statement']}
      onClose={onClose}
    >
      <NewerState details={details} />
      <Text>
        For a case that you have brought to a mediator or a court. The shares stay on hold until it is decided; the
        society then applies what was decided. It needs the reference of the mediation or the filing with the court.
      </Text>
      <Field
        label="Where the case has gone"
        help="The other parties and the society read this."
        error={formState.errors.statement?.message}
      >
        <Textarea {...register('statement')} />
      </Field>
      <Box role="group" aria-label="The document">
        <Text fontWeight="semibold" marginBottom="2">
          The document that shows it
        </Text>
        <EvidenceUpload kind={details.kind} side={details.my_side} kinds={DOCUMENTS} />
      </Box>
    </FormDialog>
  );
}
