import { useHost } from '@counterpoint/contract';
import { CASE_ANSWER_LABELS } from '@counterpoint/domain/schemas';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type AskedCase, type FoundCases, useCasesToAnswer } from './cases-to-answer.ts';
import type { CasesToAnswer } from './chosen-cases.ts';
import { useAnswerForm } from './use-answer-form.tsx';
import { type BulkAnswering, useBulkAnswer } from './use-bulk-answer.ts';

interface BulkAnswerDialogProps {
  readonly chosen: CasesToAnswer;
  readonly onClose: () => void;
  /** Something was answered: what was selected is something else now. */
  readonly onAnswered: () => void;
}

/** The same answer to several cases, as soon as it is known to which. */
export function BulkAnswerDialog({ chosen, ...ways }: BulkAnswerDialogProps) {
  const found = useCasesToAnswer(chosen);
  return found.kind === 'found' && found.cases.length > 0 ? (
    <AnswerDialog cases={found.cases} {...ways} />
  ) : (
    <NothingYet found={found} onClose={ways.onClose} />
  );
}

/** What an answer to so many cases is called; to an unknown number where they are still to be found. */
export function answerLabel(count: number | null): string {
  if (count === null) return 'Answer cases';
  return count === 1 ? 'Answer 1 case' : `Answer ${count} cases`;
}

function NothingYet({ found, onClose }: { found: FoundCases; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={answerLabel(null)}
      footer={
        <Button variant="outline" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      {found.kind === 'finding' && <ListSkeleton rows={2} />}
      {found.kind === 'failed' && <ErrorState message={found.message} onRetry={found.onRetry} />}
      {found.kind === 'found' && (
        <Text>None of them asks for an answer. What waits for your word on a proposal is answered on its page.</Text>
      )}
    </Dialog>
  );
}

interface AnswerDialogProps extends Omit<BulkAnswerDialogProps, 'chosen'> {
  readonly cases: readonly AskedCase[];
}

/** The answer, and what came of each case. */
function AnswerDialog({ cases, onClose, onAnswered }: AnswerDialogProps) {
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
      title={answerLabel(cases.length)}
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
        {isRunning && (
          <Text role="status" color="muted">
            {state.done} of {state.total} answered
          </Text>
        )}
      </Stack>
    </Dialog>
  );
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
