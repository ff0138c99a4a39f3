import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import type { Choice } from '../../../ui/answers/case-choices.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { EscalateDialog } from './escalate-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

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
