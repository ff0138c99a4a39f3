import { hasSharesOnHold } from '@counterpoint/domain/cases';
import { type CaseDetails, caseWithdrawal, ESCALATION_DOCUMENTS, escalation } from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import * as text from '../../../messages/case-answers.generated.ts';
import { ReleaseFigures } from '../../../ui/answers/answer-figures.tsx';
import type { Choice } from '../../../ui/answers/case-choices.ts';
import { continuesWithout } from '../../../ui/case-identity.ts';
import { EvidenceUpload } from '../../../ui/evidence/evidence-upload.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { CaseDialog, doneMessage, StatementField } from './case-form.tsx';

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
  const { number, is_detected, release, state } = details;
  const goesOn = continuesWithout(details);
  const closing = hasSharesOnHold(state) ? text.withdrawHint() : text.withdrawBeforeHint();
  return (
    <CaseDialog<{ reason: string }>
      details={details}
      title={goesOn ? text.leaveTitle({ number }) : text.withdrawTitle({ number })}
      submitLabel={goesOn ? text.leave() : text.withdraw()}
      tone="danger"
      initial={{ reason: '' }}
      schema={caseWithdrawal}
      path={['withdrawal']}
      doneText={describeWithdrawal}
      onClose={onClose}
    >
      {({ register, formState }) =>
        is_detected ? (
          <>
            <Text>
              {text.withdrawOverlapHint()} {text.meansRevokeOverlap()}
            </Text>
            <ReleaseFigures release={release} />
          </>
        ) : (
          <>
            <Text>{goesOn ? text.leaveHint() : closing}</Text>
            <Field label={text.whyWithdraw()} isOptional error={formState.errors.reason?.message}>
              <Textarea {...register('reason')} />
            </Field>
          </>
        )
      }
    </CaseDialog>
  );
}

function describeWithdrawal(after: CaseDetails): string {
  if (after.is_detected) return doneMessage(text.released)(after);
  if (after.state === 'withdrawn') return text.withdrawn({ number: after.number });
  return after.my_side === 'respondent' ? text.leftAsRespondent() : text.left();
}

function EscalateDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  return (
    <CaseDialog<{ statement: string }>
      details={details}
      title={text.escalateTitle()}
      submitLabel={text.escalate()}
      initial={{ statement: '' }}
      schema={escalation}
      path={['escalation']}
      doneText={() => text.escalated()}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text>{text.escalateHint()}</Text>
          <StatementField form={form} label={text.escalatedTo()} />
          <Box role="group" aria-label={text.document()}>
            <Text fontWeight="semibold" marginBottom="2">
              {text.supportingDocument()}
            </Text>
            <EvidenceUpload kind={details.kind} side={details.my_side} kinds={ESCALATION_DOCUMENTS} />
          </Box>
        </>
      )}
    </CaseDialog>
  );
}
