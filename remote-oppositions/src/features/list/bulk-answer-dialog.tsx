import { useHost } from '@counterpoint/contract';
import { CASE_ANSWER_LABELS, CASE_ANSWERS, type CaseAnswer } from '@counterpoint/domain/schemas';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { Field, RadioCards, Textarea } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { CasesToAnswer } from './chosen-cases.ts';
import { type BulkAnswering, useBulkAnswer } from './use-bulk-answer.ts';

interface BulkAnswerDialogProps {
  readonly cases: CasesToAnswer;
  readonly count: number;
  readonly onClose: () => void;
  /** Something was answered: what was selected is something else now. */
  readonly onAnswered: () => void;
}

const HELP: Record<CaseAnswer, string> = {
  update: 'Your lines become what is claimed, once everybody who is asked has given way. You cannot take it back.',
  revoke: 'You give up what you have in what each case is about, and nothing else. You cannot take it back.',
  maintain: 'The shares stay on hold, and the parties talk. Some kinds of case need a document first.',
  pending: 'Thirty days more, once a case.',
};

/** The same answer to several cases, and what came of each. */
export function BulkAnswerDialog({ cases, count, onClose, onAnswered }: BulkAnswerDialogProps) {
  const { notify } = useHost();
  const { state, answer } = useBulkAnswer();
  const form = useAnswerForm();
  async function handleSubmit() {
    const said = form.read();
    if (!said) return;
    const end = await answer(cases, said);
    if (end.kind !== 'ended' || end.refused.length > 0 || end.failure) return;
    notify(`${answeredInWords(end.answered)} answered.`, { type: 'success' });
    onAnswered();
  }
  if (state.kind === 'ended')
    return (
      <Dialog
        isOpen
        onClose={onAnswered}
        title="Not all cases were answered"
        footer={<Button onClick={onAnswered}>Back to the list</Button>}
      >
        <WhatCame state={state} />
      </Dialog>
    );
  const isRunning = state.kind === 'running';
  return (
    <Dialog
      isOpen
      onClose={isRunning ? () => undefined : onClose}
      title={count === 1 ? 'Answer 1 case' : `Answer ${count} cases`}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isRunning}>
            Cancel
          </Button>
          <Button
            loading={isRunning}
            variant={form.isGivingUp ? 'danger' : 'solid'}
            onClick={() => void handleSubmit()}
          >
            {form.chosen === null ? 'Answer' : CASE_ANSWER_LABELS[form.chosen]}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>Each case is answered by itself. What cannot be answered now stays as it is, and you are told why.</Text>
        {form.fields}
        {isRunning && state.total > 0 && (
          <Text role="status" color="muted">
            {state.done} of {state.total} answered
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function useAnswerForm() {
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

function WhatCame({ state }: { state: Extract<BulkAnswering, { kind: 'ended' }> }) {
  return (
    <Stack gap="3">
      <Text>{answeredInWords(state.answered)} answered.</Text>
      {state.failure && (
        <Alert tone="error" title="The others are as they were">
          {state.failure}
        </Alert>
      )}
      <Stack as="ul" gap="2" listStyleType="none">
        {state.refused.map(({ id, title, message }) => (
          <li key={id}>
            <Text fontWeight="semibold">{title}</Text>
            <Text color="muted">{message}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function answeredInWords(count: number): string {
  return count === 1 ? '1 case is' : `${count} cases are`;
}
