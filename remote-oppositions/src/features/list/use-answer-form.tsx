import { CASE_ANSWER_LABELS, CASE_ANSWERS, type CaseAnswer } from '@counterpoint/domain/schemas/cases';
import { Field, RadioCards, Textarea } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import * as text from '../../messages/list.generated.ts';

const HELP: Record<CaseAnswer, Message> = text.helpByCode;

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
        legend={text.yourAnswer()}
        options={CASE_ANSWERS.map((value) => ({ value, label: CASE_ANSWER_LABELS[value](), help: HELP[value]() }))}
        value={chosen}
        onChange={setChosen}
        error={isTried && chosen === null ? text.chooseAnswer() : undefined}
      />
      {chosen === 'maintain' && (
        <Field
          label={text.whyMaintain()}
          help={text.whyMaintainHelp()}
          error={isTried && missing ? text.enterReason() : undefined}
        >
          <Textarea value={statement} onChange={(event) => setStatement(event.target.value)} maxLength={4000} />
        </Field>
      )}
    </>
  );
  return { chosen, fields, read, isFilled: statement !== '' };
}
