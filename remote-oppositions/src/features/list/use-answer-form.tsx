import { CASE_ANSWER_LABELS, CASE_ANSWERS, type CaseAnswer } from '@counterpoint/domain/schemas/cases';
import { Field, RadioCards, Textarea } from '@counterpoint/kit/form';
import { useState } from 'react';

const HELP: Record<CaseAnswer, string> = {
  update: 'Your lines become what is claimed, once everybody who is asked has given way. You cannot take it back.',
  revoke: 'You give up what you have in what each case is about, and nothing else. You cannot take it back.',
  maintain: 'The shares stay on hold, and the parties talk. Some kinds of case need a document first.',
  pending: 'Thirty days more, once a case.',
};

export function useAnswerForm() {
  const [chosen, setChosen] = useState<CaseAnswer | null>(null);
  const [statement, setStatement] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = chosen === 'maintain' && statement.trim() === '';

  function read() {
    setTried(true);
    return chosen === null || missing ? null : { answer: chosen, statement: chosen === 'maintain' ? statement : '' };
  }
  const fields = (
    <>
      <RadioCards
        legend="Your answer"
        options={CASE_ANSWERS.map((value) => ({ value, label: CASE_ANSWER_LABELS[value], help: HELP[value] }))}
        value={chosen}
        onChange={setChosen}
        error={isTried && chosen === null ? 'Choose an answer.' : undefined}
      />
      {chosen === 'maintain' && (
        <Field
          label="Why you maintain it"
          help="The other parties of each case and the society read this."
          error={isTried && missing ? 'Say why you maintain your claim.' : undefined}
        >
          <Textarea value={statement} onChange={(event) => setStatement(event.target.value)} maxLength={4000} />
        </Field>
      )}
    </>
  );
  return { chosen, fields, read, isGivingUp: chosen === 'revoke' };
}
