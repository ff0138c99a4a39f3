import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseAnswer, type CaseDetails, type NewAnswer, newAnswer } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import { answerCase } from '../../../api/case-api.ts';
import * as text from '../../../messages/case-answers.generated.ts';
import { AnswerFigures } from '../../../ui/answers/answer-figures.tsx';
import { CHOICE_LABELS } from '../../../ui/answers/case-choices.ts';
import { describeHold } from '../texts/case-band.ts';
import { MaintainFields } from './maintain-fields.tsx';
import { MoreTimeText } from './more-time-text.tsx';
import { NewerState } from './newer-state.tsx';
import { doneMessage, useCaseForm } from './use-case-form.ts';

interface AnswerDialogProps {
  readonly details: CaseDetails;
  readonly answer: CaseAnswer;
  readonly onClose: () => void;
}

export function AnswerDialog({ details, answer, onClose }: AnswerDialogProps) {
  const { http } = useHost();
  const hold = describeHold(details);
  const dialogForm = useCaseForm<{ statement: string }, NewAnswer>({
    initial: { statement: '' },
    schema: newAnswer,
    read: ({ statement }) => ({ answer, statement }),
    send: (body) => answerCase(http, details, body),
    doneText: doneMessage(ANSWER_TEXTS[answer].done),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={ANSWER_TEXTS[answer].title()}
      submitLabel={ANSWER_TEXTS[answer].verb()}
      tone={answer === 'revoke' ? 'danger' : 'normal'}
      dialogForm={dialogForm}
      fields={['statement']}
      onClose={onClose}
    >
      <NewerState details={details} />
      {answer === 'pending' ? <MoreTimeText details={details} /> : <Text>{MEANINGS[answer]()}</Text>}
      {answer === 'maintain' && hold && <Text>{hold}</Text>}
      {(answer === 'update' || answer === 'revoke') && <AnswerFigures details={details} answer={answer} />}
      {answer === 'maintain' && <MaintainFields details={details} form={dialogForm.form} />}
    </FormDialog>
  );
}

const ANSWER_TEXTS: Record<CaseAnswer, { readonly title: Message; readonly verb: Message; readonly done: Message }> = {
  update: { title: text.acceptTitle, verb: CHOICE_LABELS.update, done: text.accepted },
  revoke: { title: text.releaseTitle, verb: CHOICE_LABELS.revoke, done: text.released },
  maintain: { title: text.maintainTitle, verb: CHOICE_LABELS.maintain, done: text.maintained },
  pending: { title: text.moreTimeTitle, verb: text.requestTime, done: text.moreTimeGiven },
};

const MEANINGS: Record<Exclude<CaseAnswer, 'pending'>, Message> = {
  update: text.meansUpdate,
  revoke: text.meansRevoke,
  maintain: text.meansMaintain,
};
