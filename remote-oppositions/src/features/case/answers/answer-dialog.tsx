import { FormDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CaseAnswer, type CaseDetails, type NewAnswer, newAnswer } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { answerCase } from '../../../api/case-api.ts';
import { CHOICE_LABELS } from '../words/case-choices.ts';
import { AnswerFigures } from './answer-figures.tsx';
import { MaintainFields } from './maintain-fields.tsx';
import { MoreTimeWords } from './more-time-words.tsx';
import { NewerState } from './newer-state.tsx';
import { saidOf, useCaseForm } from './use-case-form.ts';

interface AnswerDialogProps {
  readonly details: CaseDetails;
  readonly answer: CaseAnswer;
  readonly onClose: () => void;
}

export function AnswerDialog({ details, answer, onClose }: AnswerDialogProps) {
  const { http } = useHost();
  const dialogForm = useCaseForm<{ statement: string }, NewAnswer>({
    initial: { statement: '' },
    schema: newAnswer,
    read: ({ statement }) => ({ answer, statement }),
    send: (body) => answerCase(http, details, body),
    said: saidOf(WORDS[answer].done),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={WORDS[answer].title}
      submitLabel={WORDS[answer].verb}
      tone={answer === 'revoke' ? 'danger' : 'normal'}
      dialogForm={dialogForm}
      fields={['statement']}
      onClose={onClose}
    >
      <NewerState details={details} />
      {answer === 'pending' ? <MoreTimeWords details={details} /> : <Text>{MEANINGS[answer]}</Text>}
      {(answer === 'update' || answer === 'revoke') && <AnswerFigures details={details} answer={answer} />}
      {answer === 'maintain' && <MaintainFields details={details} form={dialogForm.form} />}
    </FormDialog>
  );
}

const WORDS: Record<CaseAnswer, { readonly title: string; readonly verb: string; readonly done: string }> = {
  update: { title: 'Accept the change?', verb: CHOICE_LABELS.update, done: 'You have accepted the change.' },
  revoke: { title: 'Release your claim?', verb: CHOICE_LABELS.revoke, done: 'You have released your claim.' },
  maintain: { title: 'Maintain your claim', verb: CHOICE_LABELS.maintain, done: 'You have maintained your claim.' },
  pending: { title: 'Ask for more time?', verb: 'Ask for more time', done: 'You have more time to answer.' },
};

const MEANINGS: Record<Exclude<CaseAnswer, 'pending'>, string> = {
  update: 'Your lines become what is claimed, once everybody who is asked has given way. You cannot take it back.',
  revoke: 'You give up what you have in what the case is about, and nothing else. You cannot take it back.',
  maintain: 'The shares stay on hold. The parties talk and look for a split; every party reads what you say here.',
};
