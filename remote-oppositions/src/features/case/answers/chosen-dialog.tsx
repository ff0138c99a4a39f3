import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import {
  type CaseDetails,
  type CaseWithdrawal,
  caseWithdrawal,
  type Escalation,
  escalation,
} from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { escalateCase, withdrawCase } from '../../../api/case-api.ts';
import * as text from '../../../messages/case-answers.generated.ts';
import { ReleaseFigures } from '../../../ui/answers/answer-figures.tsx';
import type { Choice } from '../../../ui/answers/case-choices.ts';
import { continuesWithout } from '../../../ui/case-identity.ts';
import { EvidenceUpload } from '../../../ui/evidence/evidence-upload.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { doneMessage, NewerState, useCaseForm } from './case-form.tsx';

interface ChosenDialogProps {
  readonly details: CaseDetails;
  readonly choice: Exclude<Choice, 'propose'>;
  readonly onClose: () => void;
}

export function ChosenDialog({ choice, ...props }: ChosenDialogProps) {
  switch (choice) {
    case 'withdraw':
      return <WithdrawDialog {...props} />;
    case 'escalate':
      return <EscalateDialog {...props} />;
    case 'ask_for_time':
      return <AnswerDialog {...props} answer="pending" />;
    default:
      return <AnswerDialog {...props} answer={choice} />;
  }
}

function WithdrawDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const { http } = useHost();
  const goesOn = continuesWithout(details);
  const dialogForm = useCaseForm<{ reason: string }, CaseWithdrawal>({
    initial: { reason: '' },
    schema: caseWithdrawal,
    read: (values) => values,
    send: (body) => withdrawCase(http, details, body),
    doneText: describeWithdrawal,
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={goesOn ? text.leaveTitle({ number: details.number }) : text.withdrawTitle({ number: details.number })}
      submitLabel={goesOn ? text.leave() : text.withdraw()}
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <NewerState details={details} />
      {details.is_detected ? (
        <>
          <Text>
            {text.withdrawOverlapHint()} {text.meansRevokeOverlap()}
          </Text>
          <ReleaseFigures release={details.release} />
        </>
      ) : (
        <Text>
          {goesOn ? text.leaveHint() : text.withdrawHint()} {text.canFileAgain()}
        </Text>
      )}
      {!details.is_detected && (
        <Field label={text.whyWithdraw()} isOptional error={formState.errors.reason?.message}>
          <Textarea {...register('reason')} />
        </Field>
      )}
    </FormDialog>
  );
}

function describeWithdrawal(after: CaseDetails): string {
  if (after.is_detected) return doneMessage(text.released)(after);
  if (after.state === 'withdrawn') return text.withdrawn({ number: after.number });
  return after.my_side === 'respondent' ? text.leftAsRespondent() : text.left();
}

const DOCUMENTS = ['mediation_reference', 'court_filing'] as const;

function EscalateDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
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
